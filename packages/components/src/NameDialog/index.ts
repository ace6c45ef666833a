export * from './NameDialog.tsx'
