import { answerFeed } from "#app/features/subscriptions/feed-answer.server.ts"

export const loader = () => answerFeed("news", "atom")
