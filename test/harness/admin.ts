/** The super administrator of the product that browser tests run against. */
export const admin = { user_id: 'admin', user_pass: 'a long password for tests' };
