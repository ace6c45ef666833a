export { shownStepIndex, type WizardStep } from './wizardSteps.ts'
export * from './WizardShell.tsx'
