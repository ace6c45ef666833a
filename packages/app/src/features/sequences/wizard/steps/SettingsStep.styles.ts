import { makeStyles, tokens } from '@fluentui/react-components'

export const useSettingsStepStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  text: { margin: 0, flexGrow: 1 },
})
