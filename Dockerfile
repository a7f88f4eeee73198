# Makes the package and installs nothing but that. All of it is plain JavaScript: it is made once, by the machine that builds, for
# every kind of processor the image is for:   docker buildx build --platform linux/amd64,linux/arm64 .
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS package
WORKDIR /project
COPY package.json package-lock.json .npmrc tsconfig.json LICENSE NOTICE ./
COPY scripts ./scripts
COPY packages ./packages
RUN npm run -s pack \
 && npm install --prefix /ochre --omit=dev --no-audit --no-fund ./ochre-*.tgz \
 && mkdir /empty

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    PATH=/ochre/node_modules/.bin:$PATH \
    OCHRE_HOST=0.0.0.0 \
    OCHRE_PORT=4100 \
    OCHRE_DATA=/data
COPY --from=package --chown=root:root /ochre /ochre
COPY --from=package --chown=node:node --chmod=700 /empty /data
USER node
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The program itself, not npm: npm's shell would keep the stop signal to itself.
STOPSIGNAL SIGTERM
CMD ["ochre", "serve"]
