export * from './MessageBubble.tsx'
export * from './MessageMenu.tsx'
