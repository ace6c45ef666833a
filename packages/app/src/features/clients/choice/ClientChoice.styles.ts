import { makeStyles, tokens } from '@fluentui/react-components'

export const useClientChoiceStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, gap: tokens.spacingVerticalM },
  surface: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '240px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  table: { position: 'absolute', inset: 0 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
})
