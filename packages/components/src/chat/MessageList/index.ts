export * from './MessageList.tsx'
export {
  type MessageListCategories,
  type MessageListPaging,
  type MessageListProps,
  type MessageListScheduling,
  type MessageListStates,
  type MessageListUnread,
} from './MessageListProps.ts'
