export { isOpen, nextOpen, nextOpenInAll, offsetMs } from '@tandem/contract'
