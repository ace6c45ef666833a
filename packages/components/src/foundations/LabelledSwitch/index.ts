export { LabelledSwitch, type LabelledSwitchProps } from './LabelledSwitch.tsx'
