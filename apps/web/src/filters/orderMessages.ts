import { messages } from './Search.messages'

export const orderMessages = {
  bestMatch: messages.bestMatch,
  published: messages.byPublished,
  updated: messages.byUpdated,
  budget: messages.byBudget,
  deadline: messages.byDeadline,
}
