# The lock file may lack another platform's optional binaries; `npm ci` refuses it then, and `npm install` fills them in.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN npm ci --include=dev || npm install --no-save --include=dev
COPY . .
RUN npm run build

FROM node:24.21.0-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
# As scripts/memory-settings.mjs has it: little is kept that is no longer needed.
ENV MALLOC_TRIM_THRESHOLD_=131072 NODE_OPTIONS=--max-semi-space-size=8
COPY package.json package-lock.json .npmrc ./
RUN (npm ci --omit=dev || npm install --no-save --omit=dev) && npm cache clean --force
COPY --from=build /app/server server
COPY migrations migrations
COPY schema.graphql ./
COPY --from=build /app/dist dist
RUN install -d -o node -g node -m 700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/server/start.mjs"]
