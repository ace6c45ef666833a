export {
  type ChatCategory,
  type ChatMessage,
  type ChatMessageId,
  type ChatMessageKind,
  type ChatMessageStatus,
} from './chatMessage.ts'
export { type ChatEdge } from './chatEdge.ts'
export { type WallTime } from '../dates/dates.ts'
