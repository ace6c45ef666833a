export * from './ConversationList.tsx'
