export * from './NotificationBell.tsx'
