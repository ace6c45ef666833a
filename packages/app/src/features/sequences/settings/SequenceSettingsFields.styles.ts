import { makeStyles, tokens } from '@fluentui/react-components'

export const useSequenceSettingsFieldsStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  zone: { maxWidth: '400px' },
})
