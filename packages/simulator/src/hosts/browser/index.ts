export { type ControlClock, type ControlState } from '../../control/controlState.ts'
export {
  BrowserNotSupported,
  type BrowserSimulator,
  type BrowserSimulatorOptions,
  startBrowserSimulator,
} from './startBrowserSimulator.ts'
