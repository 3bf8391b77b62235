/** Whether the device can hand an image to other programs. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'chart.png', { type: 'image/png' })] });
