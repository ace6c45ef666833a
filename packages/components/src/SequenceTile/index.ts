export * from './SequenceTile.tsx'
