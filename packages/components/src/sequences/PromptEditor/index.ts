export * from './PromptEditor.tsx'
