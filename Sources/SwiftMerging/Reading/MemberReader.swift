// Lists the containers, items and members of a file, in all branches of `#if`.

import SwiftSyntax

struct MemberReader {
    let lines: Lines
    let tokens: TokenList
    var containers: [Container] = []
    var members: [Member] = []
    /// The condition of an `#if` around the whole file.
    private(set) var condition = ""

    /// Where a declaration stands.
    struct Place {
        var container: Int
        var item: Int
        var condition: String
    }

    init(lines: Lines, tokens: TokenList) {
        self.lines = lines
        self.tokens = tokens
    }

    mutating func read(_ tree: SourceFileSyntax) {
        containers.append(
            Container(owner: "", body: 0..<lines.bytes.count, range: 0..<lines.bytes.count))
        let place = Place(container: 0, item: 0, condition: "")
        for item in content(of: tree) {
            readItem(Syntax(item), Syntax(item.item), semicolon: item.semicolon, in: place)
        }
    }

    /// What stands at a file's top. An `#if` around everything but imports, without other branches, is like none.
    private mutating func content(of tree: SourceFileSyntax) -> [CodeBlockItemSyntax] {
        // A collection of syntax that is filtered is a tree of its own, with other offsets.
        let rest = Array(tree.statements).filter { !$0.item.is(ImportDeclSyntax.self) }
        guard rest.count == 1, let branches = rest.first?.item.as(IfConfigDeclSyntax.self)?.clauses,
            branches.count == 1, case .statements(let inner)? = branches.first?.elements
        else { return Array(tree.statements) }
        condition = (branches.first?.condition).map { tokens.text($0.trimmedOffsets) } ?? ""
        return tree.statements.flatMap { item in
            item.item.is(ImportDeclSyntax.self) ? [item] : Array(inner)
        }
    }

    private mutating func readBlock(_ block: MemberBlockSyntax, in place: Place) {
        for item in block.members {
            readItem(Syntax(item), Syntax(item.decl), semicolon: item.semicolon, in: place)
        }
    }

    /// Reads what stands directly in a container.
    private mutating func readItem(
        _ item: Syntax, _ node: Syntax, semicolon: TokenSyntax?, in outer: Place
    ) {
        var place = outer
        place.item = containers[place.container].items.count
        let start = LeadingComments(of: item).docStart
        containers[place.container].items.append(
            Item(content: .other, range: start..<item.trimmedEnd))
        let firstMember = members.count
        let firstContainer = containers.count
        let content = readDeclaration(node, end: item.trimmedEnd, in: place)
        containers[place.container].items[place.item].content = content
        let added = (firstMember..<members.count).filter { index in
            members[index].container == place.container && members[index].item == place.item
        }
        containers[place.container].items[place.item].members = added
        containers[place.container].items[place.item].containers =
            Array(firstContainer..<containers.count)
    }

    private mutating func readDeclaration(
        _ node: Syntax, end: Int, in place: Place
    ) -> Item.Content {
        if let condition = node.as(IfConfigDeclSyntax.self) {
            readBranches(of: condition, in: place)
            return .condition
        }
        let owner = containers[place.container].owner
        if let group = ContainerReader(node, owner: owner, tokens: tokens) {
            return .container(readContainer(group, end: end, in: place))
        }
        let reader = DeclarationReader(node, owner: owner, tokens: tokens)
        for var member in reader.members {
            member.end = end
            add(member, of: node, in: place)
        }
        return reader.members.isEmpty ? .other : .members
    }

    private mutating func add(_ member: Member, of node: Syntax, in place: Place) {
        var member = member
        let comments = LeadingComments(of: node)
        member.docStart = comments.docStart
        member.ranges.docs = comments.docs
        member.ranges.doc =
            comments.docStart..<(comments.docs.last?.upperBound ?? comments.docStart)
        member.elements.doc = tokens.docHash(comments.docs)
        member.todo = comments.todo
        if let todo = comments.todo { member.elements.todo = tokens.hash(todo) }
        member.retiredLine = comments.retiredLine
        member.hasCommentBelowDoc = comments.hasOwnComment
        member.hasTrailingComment = tokens.hasComment(
            in: member.range.upperBound..<lines.end(member.end))
        member.condition = place.condition
        member.container = place.container
        member.item = place.item
        let holder = containers[place.container]
        // What a private extension holds is seen in its file alone, unless it says otherwise.
        if holder.isExtension, !member.hasOwnAccess, let head = holder.head, members[head].isPrivate
        {
            member.isPrivate = true
        }
        members.append(member)
    }

    private mutating func readContainer(
        _ reader: ContainerReader, end: Int, in place: Place
    ) -> Int {
        let index = containers.count
        var container = reader.container
        container.condition = place.condition
        container.range = LeadingComments(of: reader.node).docStart..<end
        containers.append(container)
        containers[index].head = members.count
        var head = reader.head
        head.end = end
        add(head, of: reader.node, in: place)
        addConformances(of: container, at: index)
        readBlock(
            reader.block, in: Place(container: index, item: 0, condition: place.condition))
        if containers[index].items.isEmpty { addNote(of: container, at: index) }
        return index
    }

    private mutating func addNote(of container: Container, at index: Int) {
        let comments = tokens.tokens(in: container.body)
        guard let first = comments.first, let last = comments.last else { return }
        let range = first.start..<last.end
        // Each container of a type may have its own.
        let name = container.inherited.map(\.name).joined(separator: ", ")
        var note = Member(
            key: MemberKey(owner: container.owner, kind: .note, name: name),
            condition: container.condition, range: range, docStart: range.lowerBound, name: range,
            end: range.upperBound)
        note.container = index
        note.item = Member.inHead
        note.elements.whole = tokens.hash(range)
        members.append(note)
    }

    private mutating func addConformances(of container: Container, at index: Int) {
        for entry in container.inherited {
            for part in entry.parts {
                var member = Member(
                    key: MemberKey(owner: container.owner, kind: .conformance, name: part.name),
                    condition: container.condition, range: entry.range,
                    docStart: entry.range.lowerBound, name: part.range,
                    end: entry.range.upperBound)
                member.container = index
                member.item = Member.inHead
                member.elements.whole = tokens.hash(entry.range)
                members.append(member)
            }
        }
    }

    private mutating func readBranches(of node: IfConfigDeclSyntax, in place: Place) {
        var earlier: [String] = []
        for clause in node.clauses {
            let own = clause.condition.map { tokens.text($0.trimmedOffsets) }
            let name = own ?? "!(\(earlier.joined(separator: " || ")))"
            earlier.append(own ?? "")
            var inner = place
            inner.condition =
                place.condition.isEmpty ? name : "\(place.condition) && \(name)"
            switch clause.elements {
            case .statements(let list):
                for item in list { readBranchItem(Syntax(item.item), Syntax(item), in: inner) }
            case .decls(let list):
                for item in list { readBranchItem(Syntax(item.decl), Syntax(item), in: inner) }
            default: break
            }
        }
    }

    private mutating func readBranchItem(_ node: Syntax, _ item: Syntax, in place: Place) {
        _ = readDeclaration(node, end: item.trimmedEnd, in: place)
    }
}

extension SyntaxProtocol {
    var trimmedStart: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var trimmedEnd: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    /// The bytes of the node without the trivia around it.
    var trimmedOffsets: Range<Int> { trimmedStart..<max(trimmedStart, trimmedEnd) }
}
