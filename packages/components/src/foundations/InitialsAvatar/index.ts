export * from './InitialsAvatar.tsx'
export * from './initialsOf.ts'
