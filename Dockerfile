FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts scripts
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --no-audit --no-fund
COPY server server
COPY migrations migrations
COPY schema.graphql ./
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
CMD ["node", "server/main.ts"]
