import { makeStyles, tokens } from '@fluentui/react-components'

export const useSettingsPageStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, width: '100%', maxWidth: '720px' },
})
