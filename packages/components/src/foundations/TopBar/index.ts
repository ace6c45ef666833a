export * from './TopBar.tsx'
export { type NavItem } from './navItem.ts'
