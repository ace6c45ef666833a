/** A short address: 'in/rafael-salazar', 'example.com/about' (LIST-50). */
export function shortAddress(address: string): string {
  const short = address
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/^(?:[a-z]{2}\.)?linkedin\.com\/(?=.)/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  return short === '' ? address : short
}
