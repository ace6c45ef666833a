export * from './DrawerShell.tsx'
