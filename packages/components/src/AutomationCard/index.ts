export * from './AutomationCard.tsx'
