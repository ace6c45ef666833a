import { makeStyles, tokens } from '@fluentui/react-components'

export const useCompanyFieldsStyles = makeStyles({
  directory: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  failed: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorStatusDangerForeground1,
  },
})
