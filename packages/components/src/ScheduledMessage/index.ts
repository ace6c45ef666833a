export * from './ScheduledMessage.tsx'
