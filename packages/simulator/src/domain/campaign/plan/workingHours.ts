export { nextOpen, nextOpenInAll, offsetMs } from '@tandem/contract'
