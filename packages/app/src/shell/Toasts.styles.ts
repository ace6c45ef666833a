import { makeStyles } from '@fluentui/react-components'

export const useToastsStyles = makeStyles({
  // Above the dialogs, whose z-index is 1,000,000.
  place: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1_000_001 },
})
