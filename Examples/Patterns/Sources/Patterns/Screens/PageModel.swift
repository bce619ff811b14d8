// Somebody's page: posts, which a completion brings, and videos, which a publisher brings. Both flows
// belong to no actor and answer on any thread, so the model hops to the main actor.

import Combine

/// What a person's page shows.
@MainActor
final class PageModel: ObservableObject {
    /// The person's posts, oldest first.
    @Published private(set) var posts: [Post] = []
    @Published private(set) var videos: [Video] = []
    /// What went wrong last; nil if nothing did.
    @Published private(set) var problem: String?

    private let user: User
    private let postService: any PostService
    private let videoService: any VideosSDK
    private var readers: Set<AnyCancellable> = []

    init(user: User, services: ServiceProvider) {
        self.user = user
        postService = services.posts
        videoService = services.videos
    }

    /// Reads posts and videos.
    func open() {
        problem = nil
        postService.fetchPosts(for: user) { [weak self] result in
            Task { @MainActor in self?.show(result) }
        }
        // A publisher does not require `@Sendable` closures, so without it Swift would take these for
        // closures of the main actor.
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

    /// Publishes a post.
    func publish(_ text: String) {
        postService.publish(text, as: user) { [weak self] result in
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
