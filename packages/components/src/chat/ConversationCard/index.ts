export * from './ConversationCard.tsx'
