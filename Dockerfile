# The product as an image: `docker build -t proffer .`
# It is built by any Node from 20 on, and runs on the Node 26 that scripts/runtime.json names by hash. Images are pinned, each by the
# digest of its index for all platforms: `docker buildx imagetools inspect node:22-bookworm-slim` tells a newer one.
FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node scripts/setup.mjs --no-build
COPY . .
RUN node scripts/setup.mjs \
 && cp node_modules/node/bin/node /usr/local/bin/node26 \
 && npm prune --omit=dev --no-audit --no-fund

FROM debian:bookworm-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
# What reads scans and old kinds of Word files, and walls off what reads documents of strangers (util-linux has unshare).
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates tini util-linux tesseract-ocr tesseract-ocr-nld libreoffice-writer-nogui \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin proffer \
 && install -d -o proffer -g proffer -m 700 /data
COPY --from=build /usr/local/bin/node26 /usr/local/bin/node
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/scripts scripts
COPY --from=build /app/src src
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "src/server/main.ts"]
