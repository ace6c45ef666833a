export * from './Composer.tsx'
export * from './ComposerProps.ts'
