export * from './DateField.tsx'
