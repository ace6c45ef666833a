export { StandaloneCard, type StandaloneCardProps } from './StandaloneCard.tsx'
export { StandalonePage, type StandalonePageProps } from './StandalonePage.tsx'
