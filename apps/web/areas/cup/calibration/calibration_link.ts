/** The page that shows how tasters score beside one another. */
export const CALIBRATION = '/roaster/qc/calibration';
