import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useRecipientChoiceStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, gap: tokens.spacingVerticalM },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
  },
  chosen: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  note: { color: tokens.colorNeutralForeground2, ...typographyStyles.body1 },
  end: { marginInlineStart: 'auto' },
  surface: { minHeight: '240px' },
  import: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    gap: tokens.spacingVerticalL,
    overflowY: 'auto',
  },
})
