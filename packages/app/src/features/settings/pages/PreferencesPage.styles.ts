import { makeStyles, tokens } from '@fluentui/react-components'

export const usePreferencesPageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  shortcuts: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
})
