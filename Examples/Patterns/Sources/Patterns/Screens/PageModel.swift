// Somebody's page: posts, which come by a completion, and videos, which come by a publisher. Both flows
// belong to no actor, so both may speak on any thread: the model brings what they say to the main actor.

import Combine

/// What a person's page shows.
@MainActor
final class PageModel: ObservableObject {
    /// What the person has said, in the order in which it was said.
    @Published private(set) var posts: [Post] = []
    /// What can be watched.
    @Published private(set) var videos: [Video] = []
    /// What went wrong last; nil when all is well.
    @Published private(set) var problem: String?

    private let user: User
    private let postService: any PostService
    private let videoService: any VideosSDK
    private var readers: Set<AnyCancellable> = []

    /// A page that is empty yet.
    init(user: User, services: ServiceProvider) {
        self.user = user
        postService = services.posts
        videoService = services.videos
    }

    /// The page is opened.
    func open() {
        problem = nil
        postService.fetchPosts(for: user) { @Sendable [weak self] result in
            Task { @MainActor in self?.show(result) }
        }
        videoService.fetchVideos()
            .sink(
                receiveCompletion: { @Sendable [weak self] completion in
                    guard case .failure = completion else { return }
                    Task { @MainActor in self?.problem = "The videos could not be found." }
                },
                receiveValue: { @Sendable [weak self] videos in
                    Task { @MainActor in self?.videos = videos }
                }
            )
            .store(in: &readers)
    }

    /// The person says something.
    func publish(_ text: String) {
        postService.publish(text, as: user) { @Sendable [weak self] result in
            Task { @MainActor in self?.add(result) }
        }
    }

    private func show(_ result: Result<[Post], any Error>) {
        switch result {
        case .success(let posts): self.posts = posts
        case .failure: problem = "The posts could not be read."
        }
    }

    private func add(_ result: Result<Post, PostsError>) {
        switch result {
        case .success(let post): posts.append(post)
        case .failure(.nothingToSay): problem = "Please write something."
        case .failure(.notSignedIn): problem = "Please sign in."
        case .failure(.publishingFailed): problem = "The post was not published."
        }
    }
}
