import { makeStyles, tokens } from '@fluentui/react-components'

export const useClientChoiceStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, gap: tokens.spacingVerticalM },
  surface: { minHeight: '240px' },
})
