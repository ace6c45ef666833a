export * from './Composer.tsx'
export { type AiSuggestion, type ComposerProps } from './ComposerProps.ts'
