export * from './ConversionBar.tsx'
export { type ConversionBase, type ConversionStage } from './conversion.ts'
