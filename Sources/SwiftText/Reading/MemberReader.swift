// Lists the containers, items and members of a file, in all branches of `#if`.

import SwiftSyntax

struct MemberReader {
    let lines: Lines
    let tokens: TokenList
    var containers: [Container] = []
    var members: [Member] = []
    /// The condition of an `#if` around the whole file.
    private(set) var condition = ""

    /// Where a declaration is.
    struct Site {
        var container: Int
        var item: Int
        var condition: String
    }

    init(lines: Lines, tokens: TokenList) {
        self.lines = lines
        self.tokens = tokens
    }

    mutating func read(_ tree: SourceFileSyntax) {
        containers.append(Container(owner: "", body: 0..<lines.bytes.count, range: 0..<lines.bytes.count))
        let site = Site(container: 0, item: 0, condition: "")
        for item in content(of: tree) {
            readItem(Syntax(item), Syntax(item.item), semicolon: item.semicolon, in: site)
        }
    }

    /// The declarations at a file's top. An `#if` around everything but imports, without other branches, is like none.
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

    private mutating func readBlock(_ block: MemberBlockSyntax, in site: Site) {
        for item in block.members {
            readItem(Syntax(item), Syntax(item.decl), semicolon: item.semicolon, in: site)
        }
    }

    /// Reads what appears directly in a container.
    private mutating func readItem(_ item: Syntax, _ node: Syntax, semicolon: TokenSyntax?, in outer: Site) {
        var site = outer
        site.item = containers[site.container].items.count
        let start = LeadingComments(of: item).own?.lowerBound ?? item.trimmedStart
        containers[site.container].items.append(Item(content: .other, range: start..<item.trimmedEnd))
        let firstMember = members.count
        let firstContainer = containers.count
        let content = readDeclaration(node, end: item.trimmedEnd, in: site)
        containers[site.container].items[site.item].content = content
        let added = (firstMember..<members.count).filter { index in
            members[index].container == site.container && members[index].item == site.item
        }
        containers[site.container].items[site.item].members = added
        containers[site.container].items[site.item].containers = Array(firstContainer..<containers.count)
    }

    private mutating func readDeclaration(_ node: Syntax, end: Int, in site: Site) -> Item.Content {
        if let condition = node.as(IfConfigDeclSyntax.self) {
            readBranches(of: condition, in: site)
            return .condition
        }
        let owner = containers[site.container].owner
        if let group = ContainerReader(node, owner: owner, tokens: tokens) {
            return .container(readContainer(group, end: end, in: site))
        }
        let reader = DeclarationReader(node, owner: owner, tokens: tokens)
        for var member in reader.members {
            member.end = end
            add(member, of: node, in: site)
        }
        return reader.members.isEmpty ? .other : .members
    }

    private mutating func add(_ member: Member, of node: Syntax, in site: Site) {
        var member = member
        let comments = LeadingComments(of: node)
        if let own = comments.own {
            member.docStart = own.lowerBound
            member.elements.doc = tokens.hash(own)
        }
        member.retiredLine = comments.retiredLine
        member.hasTrailingComment = tokens.hasComment(in: member.range.upperBound..<lines.end(member.end))
        member.condition = site.condition
        member.container = site.container
        member.item = site.item
        members.append(member)
    }

    private mutating func readContainer(_ reader: ContainerReader, end: Int, in site: Site) -> Int {
        let index = containers.count
        var container = reader.container
        container.condition = site.condition
        container.range = (LeadingComments(of: reader.node).own?.lowerBound ?? reader.node.trimmedStart)..<end
        containers.append(container)
        containers[index].head = members.count
        var head = reader.head
        head.end = end
        add(head, of: reader.node, in: site)
        addConformances(of: container, at: index)
        readBlock(reader.block, in: Site(container: index, item: 0, condition: site.condition))
        return index
    }

    private mutating func addConformances(of container: Container, at index: Int) {
        for entry in container.inherited {
            for part in entry.parts {
                var member = Member(
                    key: MemberKey(owner: container.owner, kind: .conformance, name: part.name),
                    condition: container.condition, range: entry.range, docStart: entry.range.lowerBound,
                    name: part.range, end: entry.range.upperBound)
                member.container = index
                member.item = Member.inHead
                member.elements.whole = tokens.hash(entry.range)
                members.append(member)
            }
        }
    }

    private mutating func readBranches(of node: IfConfigDeclSyntax, in site: Site) {
        var earlier: [String] = []
        for clause in node.clauses {
            let own = clause.condition.map { tokens.text($0.trimmedOffsets) }
            let name = own ?? "!(\(earlier.joined(separator: " || ")))"
            earlier.append(own ?? "")
            var inner = site
            inner.condition =
                site.condition.isEmpty ? name : "\(site.condition) && \(name)"
            switch clause.elements {
            case .statements(let list):
                for item in list { readBranchItem(Syntax(item.item), Syntax(item), in: inner) }
            case .decls(let list):
                for item in list { readBranchItem(Syntax(item.decl), Syntax(item), in: inner) }
            default: break
            }
        }
    }

    private mutating func readBranchItem(_ node: Syntax, _ item: Syntax, in site: Site) {
        _ = readDeclaration(node, end: item.trimmedEnd, in: site)
    }
}

extension SyntaxProtocol {
    var trimmedStart: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var trimmedEnd: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    /// The bytes of the node without the trivia around it.
    var trimmedOffsets: Range<Int> { trimmedStart..<max(trimmedStart, trimmedEnd) }
}
