export const conversationMessages = {
  ai: (text: string) => `AI: ${text}`,
  you: (text: string) => `You: ${text}`,
} as const
