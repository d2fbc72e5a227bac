# The product in a container: `docker build -t rdm .`. Settings: docs/operations.md
FROM node:20.20-bookworm-slim AS build
WORKDIR /rdm
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs

FROM node:20.20-bookworm-slim AS packages
WORKDIR /rdm
COPY package.json package-lock.json ./
COPY core/package.json core/
COPY ui/package.json ui/
COPY adapters/blade-client/package.json adapters/blade-client/
COPY adapters/blade-protocol/package.json adapters/blade-protocol/
COPY adapters/blade-server/package.json adapters/blade-server/
COPY adapters/demonstration/package.json adapters/demonstration/
COPY adapters/documents/package.json adapters/documents/
COPY adapters/files/package.json adapters/files/
COPY adapters/memory/package.json adapters/memory/
COPY adapters/openid/package.json adapters/openid/
COPY adapters/postgres/package.json adapters/postgres/
COPY adapters/signals/package.json adapters/signals/
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 RDM_DATA_DIR=/data
WORKDIR /rdm
COPY --from=packages /rdm ./
COPY --from=build /rdm/scripts scripts
COPY --from=build /rdm/adapters/blade-server/dist adapters/blade-server/dist
COPY --from=build /rdm/adapters/postgres/migrations adapters/postgres/migrations
COPY --from=build /rdm/ui/dist ui/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD node -e "fetch('http://127.0.0.1:8080/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"
# Node itself is told to stop, and ends within 28 seconds.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/built.mjs", "server"]
