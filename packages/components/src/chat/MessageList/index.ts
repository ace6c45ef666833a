export * from './MessageList.tsx'
export { type MessageListProps } from './MessageListProps.ts'
