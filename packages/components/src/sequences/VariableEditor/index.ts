export * from './VariableEditor.tsx'
