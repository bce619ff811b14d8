# flowgen in an image: docker run --rm -v "$PWD:/app" flowgen check
FROM swift:6.1 AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils libssl-dev libyaml-dev make pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /flowgen
COPY . .
RUN make release

FROM alpine:3.22
# `flowgen check --staged` reads git's index; the project belongs to another user than the image's.
RUN apk add --no-cache git && git config --system --add safe.directory '*'
COPY --from=build /flowgen/.build/bench/release/flowgen /usr/local/bin/flowgen
WORKDIR /app
ENTRYPOINT ["flowgen"]
