export { type WizardStep } from './wizardSteps.ts'
export * from './WizardShell.tsx'
