# Builds the web client, then keeps only what the server runs on.
FROM node:24-bookworm-slim AS build
WORKDIR /ochre
COPY package.json package-lock.json .npmrc* ./
COPY packages ./packages
COPY scripts ./scripts
COPY tsconfig.json ./
# The build installs what it needs.
RUN npm run -s build \
 && npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node \
 && find packages -type d \( -name test -o -name e2e -o -name gallery -o -name generator -o -name painter \) -prune -exec rm -rf {} +

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    OCHRE_HOST=0.0.0.0 \
    OCHRE_PORT=4100 \
    OCHRE_DATA=/data
WORKDIR /ochre
COPY --from=build --chown=root:root /ochre ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: npm's shell would keep the stop signal to itself.
STOPSIGNAL SIGTERM
CMD ["node", "packages/cli/src/main.ts", "serve"]
