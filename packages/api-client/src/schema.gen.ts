// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.
export interface paths {
    "/auth": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a user in
         * @description Ends all other sessions of the account, whose calls then get 481. An inactive user gets 401, as for a wrong password. So does a user whose product does not cover the national domain (dk, se or no).
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of the call
         * @description The token becomes invalid, and calls with it get 498. Works for users and limited visitors, on every national domain (dk, se and no).
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/impersonate": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs an administrator in as the user of a token
         * @description Wrong credentials get 401, and so do those of a user who is not an administrator. An invalid token gets 498.
         */
        post: operations["impersonateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sign-in": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds where the users of a company sign in
         * @description Only the part of the e-mail address after the @ counts, so the response says nothing about a person. It sets a cookie, which the browser must have when it returns from `address`. Nobody is signed in yet. The browser returns to the page in `path`, with the cookie `companySignIn`: `token.` and the token for `finishCompanySignIn`, or `failed.` and the reason.
         */
        post: operations["beginCompanySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sign-in/auth": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in a user who has signed in at the company
         * @description Ends all other sessions of the account, as a login with a password does. A used, expired or unknown token gets 401, and so does that of a user who may not log in.
         */
        post: operations["finishCompanySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/{languageId}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the translations of the data in one language
         * @description The names to which the data refers by keys, such as the `translationProperty` of a criterion type. The app contains its own texts. The language in the path counts, not the one in the query.
         */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the signed-in user */
        get: operations["getCurrentUser"];
        /**
         * Saves the user's own data
         * @description Saves name, phone, position and the pop-up setting. The whole user may be sent. Other properties are ignored.
         */
        put: operations["updateCurrentUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/updateEmail": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the e-mail address of the user
         * @description The code was sent to the new address. A wrong code gets 400, and an address that belongs to another user gets 409.
         */
        put: operations["updateEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/passwordReset": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an e-mail with a link for setting a new password
         * @description The response does not depend on whether the user exists, so that it cannot reveal who has an account.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/newPassword": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password for the signed-in user */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/changePassword": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a new password with the token of a reset e-mail
         * @description The token works once. A used, expired or unknown token gets 498. All sessions of the account end, except the session of this call.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/activate": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activates a new user by setting the first password
         * @description The user cannot sign in before that. The token works once, and a used, expired or unknown token gets 498.
         */
        put: operations["activateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/requestSubscription": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a subscription */
        post: operations["requestSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/changeSubscription/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a change of a subscription
         * @description The id must be that of the caller. Other ids get 403.
         */
        post: operations["requestSubscriptionChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/cancelSubscription": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the cancellation of the subscription
         * @description The subscription continues until support has handled the request.
         */
        post: operations["requestSubscriptionCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/bookDemo": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a demonstration of the product */
        post: operations["bookDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pa-users/company": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the other users of the same company */
        get: operations["getColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limited-access": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the record of the calling limited visitor
         * @description Also works when no views are left, so that the app can say so. A signed-in user gets 403.
         */
        get: operations["getLimitedAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limited-access/create": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates limited access and sends the code
         * @description The code has four letters, is valid for 10 minutes, works once and allows five tries. The status is 409 if the e-mail is in use, and 403 if access is refused or too many codes were requested.
         */
        post: operations["createLimitedAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limited-access/resend": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a new code to a limited visitor
         * @description The earlier code no longer works. The status is 403 if too many codes were requested.
         */
        post: operations["resendLimitedAccessCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limited-access/auth": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a limited visitor in with the code from the e-mail
         * @description A wrong or expired code gets 401, and so does every try after the fifth. An address without limited access gets 404.
         */
        post: operations["authenticateLimitedAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/project/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a project agent */
        get: operations["getProjectAgent"];
        /**
         * Saves a project agent
         * @description Replaces the agent. Missing filters become empty.
         */
        put: operations["updateProjectAgent"];
        post?: never;
        /**
         * Deletes a project agent
         * @description Deletes it for all users who share it.
         */
        delete: operations["deleteProjectAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/project": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a new project agent */
        post: operations["createProjectAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/procurement/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a procurement agent */
        get: operations["getProcurementAgent"];
        /**
         * Saves a procurement agent
         * @description Replaces the agent. Missing filters become empty.
         */
        put: operations["updateProcurementAgent"];
        post?: never;
        /**
         * Deletes a procurement agent
         * @description Deletes it for all users who share it.
         */
        delete: operations["deleteProcurementAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/procurement": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a new procurement agent */
        post: operations["createProcurementAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/company/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a company agent */
        get: operations["getCompanyAgent"];
        /**
         * Saves a company agent
         * @description Replaces the agent. Missing filters become empty.
         */
        put: operations["updateCompanyAgent"];
        post?: never;
        /**
         * Deletes a company agent
         * @description Deletes it for all users who share it.
         */
        delete: operations["deleteCompanyAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/company": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a new company agent */
        post: operations["createCompanyAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/list": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the agents (saved searches) of the user
         * @description Includes agents that colleagues share with the user. `limit` and `index` apply to each item type separately. Without `limit`, all agents are returned.
         */
        get: operations["getAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/explanations/{itemType}/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explains why the agents of the caller find an item, or not
         * @description Compares the item with each agent of the caller that searches its type, filter by filter. The agents that find the item come first, then the agents with the fewest failing filters. Explaining a company requires company access.
         */
        get: operations["getExplanations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/narrowings/{agentId}/{itemType}/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proposes filters with which an agent would not find an item
         * @description Tries each proposed filter on the latest items that the agent finds. Saves nothing. A proposal that would drop more than half of these items is left out. If the agent does not find the item, there are no proposals. Proposals that also drop other items which the caller has hidden come first.
         */
        get: operations["getNarrowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rehearsals/project": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts what a project agent (a saved search) would have mailed
         * @description Counts the projects that were new or changed in the last 90 days and that the filters find now. Saves nothing. Ignores paid details that the caller may not read.
         */
        post: operations["rehearseProjectAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rehearsals/procurement": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts what a procurement agent (a saved search) would have mailed
         * @description Counts the procurements that were new or changed in the last 90 days and that the filters find now. Saves nothing. Ignores paid details that the caller may not read.
         */
        post: operations["rehearseProcurementAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rehearsals/company": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts what a company agent (a saved search) would have mailed
         * @description Counts the companies that were new or changed in the last 90 days and that the filters find now. Saves nothing. Ignores paid details that the caller may not read. Requires company access.
         */
        post: operations["rehearseCompanyAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the lists of the user
         * @description Includes lists that colleagues share with the user.
         */
        get: operations["getLists"];
        /**
         * Saves a list
         * @description Replaces the whole list. Requires a paid product, and company access for adding companies.
         */
        put: operations["updateList"];
        /**
         * Saves a new list
         * @description Requires a paid product.
         */
        post: operations["createList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/articles": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets articles about the projects on the lists of the user
         * @description Newest first.
         */
        get: operations["getRelevantArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a list
         * @description Deletes it for all users who share it.
         */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/items/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the items of a list
         * @description A page of the projects, one of the procurements and one of the companies. Items that no longer exist are left out. Projects whose phase the caller's product does not cover are in `outsideProduct`.
         */
        get: operations["getListItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/setSeen/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a list as seen
         * @description Marks the list for the caller only, not for other users who share it.
         */
        put: operations["markListSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blacklists": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the hidden items of the company
         * @description An item is hidden from the caller if the caller's id is in `usersIds`.
         */
        get: operations["getHiddenItems"];
        /**
         * Changes the users from whom an item is hidden
         * @description Requires a paid product. Callers who are not among the users see the item again. The item of an entry stays the same.
         */
        put: operations["updateHiddenItem"];
        /**
         * Hides an item
         * @description Requires a paid product. Hiding an item again gets 409.
         */
        post: operations["createHiddenItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blacklists/remove/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stops hiding an item
         * @description All users from whom the item was hidden see it again.
         */
        delete: operations["deleteHiddenItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blacklists/pdata": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the projects and procurements that are hidden from the user
         * @description A page of the projects and one of the procurements, the most recently hidden first. Projects whose phase the caller's product does not cover are in `outsideProduct`.
         */
        get: operations["getHiddenItemDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blacklists/cleanup-blacklist": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stops hiding items that have ended
         * @description A procurement has ended when all its date windows are in the past, and a project when it is in its last phase. The items are no longer hidden from the caller, or with `cleanForAll` from the whole company. Although it is a GET, it changes data. It must not be prefetched, repeated or cached.
         */
        get: operations["cleanUpHiddenItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selected-items/add-to-list": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts several items on one list
         * @description Takes the items off the caller's other lists, so that each is on exactly one list. Items that no longer exist are left out and returned in `missing`. Either all lists are saved or none. Requires a paid product, and company access for companies.
         */
        post: operations["addItemsToList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selected-items/hide": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides several items
         * @description If the company hides an item already, the new users are added. Items that no longer exist are left out and returned in `missing`. Requires a paid product.
         */
        post: operations["hideItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selected-items/unhide": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes the hiding of several items
         * @description Accepts the property `hidden` from the response of `hideItems`. Stops hiding these items from these users. Deletes entries that are then without users. Entries that are gone or belong to another company are ignored. Requires a paid product.
         */
        post: operations["unhideItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unseen-items": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds items that are new or changed
         * @description Compares items with the time when the caller last opened them. For items that the caller has not opened, this is the end of the caller's previous visit: the last activity before a pause of at least four hours. Items without changes, and items that no longer exist, are left out.
         */
        post: operations["findUnseenItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the calendar feeds of the caller
         * @description Feeds of lists and agents that are no longer shared with the caller are left out.
         */
        get: operations["getCalendarFeeds"];
        put?: never;
        /**
         * Creates a calendar feed
         * @description Requires a paid product. The feed always contains what the caller may see when it is read. Reading a feed needs no session.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a calendar feed a new address
         * @description Requires a paid product. The old address stops working.
         */
        put: operations["renewCalendarFeed"];
        post?: never;
        /**
         * Deletes a calendar feed
         * @description Its address stops working.
         */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the keys of the caller
         * @description The newest first. Keys whose last day is over stay until they are deleted. A user has at most 20.
         */
        get: operations["getApiKeys"];
        put?: never;
        /**
         * Creates a key for a program
         * @description Requires a paid product. What the key reads is always what its user may read at that time. 409 with 20 keys already.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a key
         * @description The next call with the key gets 498.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the webhooks of the caller
         * @description The newest first. A user has at most 20. Those of lists and agents that are no longer shared with the caller are left out, and nothing is sent to them.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Creates a webhook
         * @description Requires a paid product. It tells of changes from now on. 409 with 20 webhooks already.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a webhook
         * @description Nothing is sent to it any more. A request that is under way may still arrive.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a webhook a new secret
         * @description Hints are signed with the former secret as well for 24 hours, so that a receiver can change over.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/sending": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends to a webhook again
         * @description For a webhook that has ended. It then gets a hint about everything since. Without effect on one that has not ended.
         */
        post: operations["resumeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the hints of a webhook
         * @description The newest first. They are kept for some days.
         */
        get: operations["getWebhookDeliveries"];
        put?: never;
        /**
         * Sends a test to a webhook
         * @description The receiver gets a hint of the type `test`, even if the webhook has ended. 429 after 60 tests and repetitions within an hour.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
                /** @description The number of a hint. */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a hint again
         * @description The same message is sent at once, and up to seven times more if it is not accepted. 429 after 60 tests and repetitions within an hour.
         */
        post: operations["repeatWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the spreadsheets of the caller
         * @description The newest first. `before` continues with older ones. A user keeps the 20 newest, for some days.
         */
        get: operations["getExports"];
        put?: never;
        /**
         * Asks for a spreadsheet
         * @description Requires a paid product, and company access for companies. The service makes the file later. It has at most 50,000 items, as the caller may read them at that time. 409 while two spreadsheets of the caller, or six of the caller's company, are not ready. 429 after 50 within a day. The caller's oldest spreadsheets beyond 20 are deleted.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a spreadsheet of the caller
         * @description Its progress, and the link to the file when it is ready.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        /**
         * Stops and deletes a spreadsheet
         * @description A file that is being made is stopped. Links to the file stop working.
         */
        delete: operations["deleteExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the reminders of the caller
         * @description Reminders of lists that are no longer shared with the caller are left out.
         */
        get: operations["getReminders"];
        /**
         * Sets when the caller is reminded of deadlines
         * @description Requires a paid product. The e-mail is sent at 06:00 in the time zone of the user's national domain (dk, se or no), once for each deadline. A deadline that moves to another day counts as a new deadline.
         */
        put: operations["saveReminder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-language": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the language of the user
         * @description All e-mails to the user have this language. Logging in does not change it, whatever the language and the national domain (dk, se or no) of the login. An administrator who acts as a user may not set it.
         */
        put: operations["setUserLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data-export": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the state of the copy of the caller's data
         * @description An administrator who acts as a user may not call it.
         */
        get: operations["getPersonalDataExport"];
        put?: never;
        /**
         * Asks for a copy of the caller's data
         * @description A job makes the copy within minutes, and an e-mail says when it is ready. A copy that was made before is replaced.
         */
        post: operations["requestPersonalDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data-erasure": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the erasure of the caller's account
         * @description An administrator confirms it. Until then nothing changes. An administrator who acts as a user may not call it.
         */
        post: operations["requestErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/today": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets what needs attention today
         * @description Returns the next deadlines and the unseen changes of the items on the caller's lists.
         */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seen-items": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks items as seen
         * @description Later, only changes after this call are unseen. Items that no longer exist are ignored.
         */
        post: operations["markItemsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dismissed-deadlines": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Dismisses deadlines, or shows them again
         * @description For the caller, a dismissed deadline is no longer among the deadlines of today. It returns when the tender's deadline moves to another day. Tenders that no longer exist are ignored. Requires a paid product.
         */
        put: operations["dismissDeadlines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the countries */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/criteria/criterion-types": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the criterion types with their trees */
        get: operations["getCriterionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procurement-phases": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the phases of procurements */
        get: operations["getProcurementPhases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procurement-phases/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a phase of procurements */
        get: operations["getProcurementPhase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procurement-types": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the types of procurements */
        get: operations["getProcurementTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procurement-types/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a type of procurements */
        get: operations["getProcurementType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-phases": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the phases of projects
         * @description All phases, regardless of the caller's product.
         */
        get: operations["getProjectPhases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-phases/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a phase of projects */
        get: operations["getProjectPhase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the roles that companies can have */
        get: operations["getRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a role */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/byId/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a project
         * @description The first request of a limited visitor for a project costs one of a few views. Without views left the status is 480.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procurements/byId/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a procurement
         * @description Limited access covers projects only, so a limited visitor gets 401, as a visitor who is not signed in does.
         */
        get: operations["getProcurement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-items/procurements/by-project/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the procurements of a project
         * @description Newest first.
         */
        get: operations["getProcurementsByProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/byId/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a company
         * @description Requires company access. Without it the status is 401, as for a visitor who is not signed in. The app then offers an upgrade.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/logo/byDomain": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the logo of the company that runs the national domain
         * @description Returns the logo of the domain in `domainId`. It is printed on reports.
         */
        get: operations["getCompanyLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/search": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches companies and roles for incremental loading
         * @description Works like the company search, for lists that load more rows on request. The count of the first page also applies to the following pages. Requires company access.
         */
        post: operations["searchCompaniesAndRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/search/count": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the matches of a search for companies and roles
         * @description Requires company access.
         */
        post: operations["countCompaniesAndRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-items/search/projects": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches projects
         * @description Leaves out items that are hidden from the caller, and projects in phases that the caller's product does not include.
         */
        post: operations["searchProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-items/search/procurements": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches procurements
         * @description Leaves out items that are hidden from the caller.
         */
        post: operations["searchProcurements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-items/search/companies": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches companies
         * @description Requires company access.
         */
        post: operations["searchCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-items/company-roles/by-company/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the roles of a company
         * @description Requires company access.
         */
        get: operations["getCompanyRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-items/synonyms": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the synonyms that a search adds to the words of a free text
         * @description Leaves out words without synonyms, and words that are searched without their synonyms (`=hospital`).
         */
        get: operations["getSynonyms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-items/search/companies/autocomplete": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests companies whose names begin with a text
         * @description Needs no company access, because projects and procurements can be filtered by company.
         */
        get: operations["autocompleteCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets what has changed, in order
         * @description Requires a paid product. Every change of a project, tender or company that the caller may see, in the order in which it was stored, also corrections of older data. No change is skipped and none comes twice: `next` of each page is the `after` of the next call, now or a month later. A page may be empty although `hasMore` is true, because one call looks at a limited number of changes. Only `agentId` or `listId` is allowed. With `agentId`, the changes are those of items that the agent finds when they are read; with `listId`, of items that are on the list then.
         */
        get: operations["getChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets an update
         * @description An update of a procurement requires a paid product.
         */
        get: operations["getUpdate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/byProjectId/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the updates of a project
         * @description Newest first, the latest 500 at most. Needs no product. Limited visitors can see the updates of projects that they have opened.
         */
        get: operations["getProjectUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/byProcurementId/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the updates of a procurement
         * @description Newest first, the latest 500 at most. Requires a paid product.
         */
        get: operations["getProcurementUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/byListId/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the activity log of a list
         * @description Newest first, the latest 500 at most. Requires a paid product.
         */
        get: operations["getListUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/byProject/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the notes on a project
         * @description Only notes that the caller may see, newest first.
         */
        get: operations["getProjectNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/byProcurement/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the notes on a procurement
         * @description Only notes that the caller may see, newest first.
         */
        get: operations["getProcurementNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a note
         * @description All users who share the note can change it. The item of a note stays the same.
         */
        put: operations["updateNote"];
        /**
         * Saves a new note
         * @description Requires a paid product, and company access for a note on a company.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a note
         * @description Deletes it for all users who share it.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a contact
         * @description Requires company access.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/forCompany/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the contacts of a company
         * @description Requires company access.
         */
        get: operations["getCompanyContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets news about the product
         * @description Newest first.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/setAllSeen": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks all news as seen */
        put: operations["markNotificationsSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helpdesk": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the user guide
         * @description In the language of the call.
         */
        get: operations["getHelpdesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tips/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a tip (a message to the sales team)
         * @description The tip must be from the caller or a colleague.
         */
        get: operations["getTip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tips": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a tip (a message to the sales team)
         * @description A tip is about the role of a company or about a contact. A second tip of the same user about a role gets 409.
         */
        post: operations["sendTip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tips/hasCompanyAndUser/{companyRoleId}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets whether the user has sent a tip about the role of a company
         * @description Not available for contacts.
         */
        get: operations["hasSentTip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the companies that subscribe
         * @description For administrators. By name. `text` finds companies whose names contain it.
         */
        get: operations["getManagedCompanies"];
        put?: never;
        /**
         * Adds a company that subscribes
         * @description For administrators. 409 for a name that another company has.
         */
        post: operations["createManagedCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the users of all companies
         * @description For administrators. By address. `text` finds users whose name, address or company contains it.
         */
        get: operations["getManagedUsers"];
        put?: never;
        /**
         * Invites a user
         * @description For administrators. The user gets a mail with a link that activates the account, in the language of the domain. 409 names in `errors` what is in the way: the address is taken, or the company has ended. 400 names a company or product that does not exist.
         */
        post: operations["createManagedUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Ends a company, or lets it go on
         * @description For administrators. The users of an ended company are signed out, cannot log in and get no mails. 409 if another administrator was faster, and for the own company.
         */
        put: operations["setManagedCompanyEnded"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/companies/{id}/keys": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the keys of the users of a company
         * @description For administrators. The newest keys first, also those that have expired. No response contains a key.
         */
        get: operations["getManagedKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a key of a user
         * @description For administrators. Further calls with this key get 498. The audit log names the key, its user and the administrator.
         */
        delete: operations["endManagedKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a user another company or product
         * @description For administrators. It counts from the next call of the user. Who moves to another company leaves what the former colleagues share. 409 if the user has another company or product than `from` says, because somebody has changed it meanwhile; nothing is saved then.
         */
        put: operations["moveManagedUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/active": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivates a user, or lets the user log in again
         * @description For administrators. A deactivated user is signed out and gets no mails. 409 if another administrator was faster, and for the own account.
         */
        put: operations["setManagedUserActive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/invitation": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link that activates an account again
         * @description For administrators. Earlier links stop working. 409 for a user who has set a password or is deactivated.
         */
        post: operations["resendManagedInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/sessions": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends the sessions of a user
         * @description For administrators. Further calls with these sessions get 482.
         */
        delete: operations["endManagedSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/impersonation": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues a link with which an administrator acts as a user
         * @description For administrators. The link works once, within 15 minutes, with the password of an administrator. Acting as the user ends after an hour. 409 for the own account.
         */
        post: operations["issueImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the products that companies can buy
         * @description For administrators. By code. `text` finds products whose name or code contains it.
         */
        get: operations["getManagedProducts"];
        put?: never;
        /**
         * Adds a product
         * @description For administrators. 400 names in `errors` each value that makes no sense. 409 for a code that another product has.
         */
        post: operations["createManagedProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{code}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The code of the product. */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a product
         * @description For administrators. It counts from the next request of the users of the product. 400 names in `errors` each value that makes no sense. 409 if the product differs from what the administrator has seen; nothing is saved then.
         */
        put: operations["changeManagedProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets what administrators have changed
         * @description For administrators. The newest entries first. `before` continues with older ones.
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/requests": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets what users and visitors ask for
         * @description For administrators. Requests for a demonstration, a subscription, its change or cancellation and an erasure, and tips. The newest first. `before` continues with older ones.
         */
        get: operations["getManagedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the mails that have failed and are tried again
         * @description For administrators. The newest first, with the recipient and without any text. `before` continues with older ones.
         */
        get: operations["getManagedMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/queues": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets how many mails wait, fail or were given up
         * @description For administrators. By kind. A kind without such mails is left out.
         */
        get: operations["getManagedMailQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{id}/retry": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail that has failed again now
         * @description For administrators. 409 for a mail that is tried within five minutes anyway, because it may be being sent. 404 for a mail that was sent or given up meanwhile.
         */
        post: operations["retryManagedMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sources": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the sources from which notices are fetched
         * @description For administrators. By name. A source is there once it has been read, also when the settings no longer name it.
         */
        get: operations["getManagedSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets how many runs of each job wait, go on or were given up
         * @description For administrators. Each kind of job once, in the order of their work.
         */
        get: operations["getManagedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/requests/{kind}/{id}": {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The kind of the request. */
                kind: components["schemas"]["ManagedRequestKind"];
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a request as handled, or as new again
         * @description For administrators. 409 if the request has another version than the administrator has seen, or is already what it should become; nothing is saved then.
         */
        put: operations["setManagedRequestHandled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The number of a language: 1 English, 2 Danish, 4 Swedish, 7 Norwegian.
         * @enum {integer}
         */
        LanguageId: 1 | 2 | 4 | 7;
        /**
         * @description The number of a national domain: 8 Swedish, 9 Danish, 10 Norwegian.
         * @enum {integer}
         */
        DomainId: 8 | 9 | 10;
        /** @description The credentials of a login. */
        LoginRequest: {
            /** @description The e-mail address of the user. */
            username: string;
            /**
             * Format: password
             * @description Of any length, so that old passwords keep working.
             */
            password: string;
        };
        /** @description The number of a record, assigned by the service and never reused. */
        Id: number;
        /** @description An e-mail address: a local part, one @, and a domain whose last label has 2 to 6 letters. Case is ignored. */
        EmailAddress: string;
        /** @description The subscription of a user. */
        Product: {
            /** @description The name on the invoice. */
            name: string;
            /** @description A basic product does not count as a paid product. */
            basic: boolean;
            /** @description Company access: company search, company pages and companies on lists. */
            companyEnabled: boolean;
            /** @description The ids of the project phases in which the user may search. */
            allowedProjectPhases: components["schemas"]["Id"][];
        };
        /** @description A product (subscription) whose last day has passed. */
        EndedProduct: {
            /** @description The name on the invoice. */
            name: string;
            /**
             * Format: date-time
             * @description From when the product gave no more rights.
             */
            ended: string;
        };
        /** @description The signed-in user. */
        User: {
            id: components["schemas"]["Id"];
            personId: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone: string | null;
            position: string | null;
            /** @description The name of the subscribing company. */
            company: string;
            /** @description Whether news is shown in the sidebar after login. */
            showPopups: boolean;
            /** @description An extension: the language of e-mails to the user, set by `setUserLanguage`. The first login of an account sets it. */
            languageId?: components["schemas"]["LanguageId"];
            /** @description The product (subscription) of the user. Null for a user without one. */
            product: components["schemas"]["Product"] | null;
            /** @description An extension: the product of the user that has ended. Missing while a product runs, and for a user who never had one. */
            endedProduct?: components["schemas"]["EndedProduct"];
            /**
             * @description An extension: the user is an administrator, who may use the operations below `/admin`. Missing for others, and while an administrator acts as the user.
             * @constant
             */
            administrator?: true;
        };
        /** @description An error, for people and programs. */
        Problem: {
            /**
             * @description The kind of the problem.
             * @enum {string}
             */
            kind: "badRequest" | "signedOut" | "forbidden" | "notFound" | "methodNotAllowed" | "requestTimeout" | "conflict" | "payloadTooLarge" | "tooManyRequests" | "accessRunOut" | "sessionTaken" | "sessionEnded" | "tokenInvalid" | "serverError" | "notImplemented" | "searchTimeout" | "unavailable";
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description The status of the response. */
            status: number;
            /** @description What happened, why it is a problem and what to do. */
            detail: string;
            /** @description The number of this response, for support. */
            instance?: string;
            /** @description The faults of the request, with their location. */
            errors?: {
                /** @description A JSON Pointer into the request that begins with /body, /query or /path. */
                path: string;
                message: string;
                /** @description How many things are in the way. Present only where a rule counts them. */
                count?: number;
            }[];
            /** @description The national domain (dk, se or no) of the call. Present only with 403, when the product does not cover this domain. */
            domain?: {
                /** @description The national domain of the call. */
                id: components["schemas"]["DomainId"];
                /** @description The national domains (dk, se, no) that the product covers. */
                covered: components["schemas"]["DomainId"][];
            };
            /** @description The phase of a project. Present only with 403, when the product does not cover projects in this phase. */
            phase?: {
                id: components["schemas"]["Id"];
                /** @description The name in the language of the call. */
                name: string;
            };
        };
        /** @description The request breaks a rule of the contract. */
        BadRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "badRequest";
            /** @constant */
            status?: 400;
        };
        /** @description Nobody is signed in, the credentials are wrong, or the caller's product does not include the page. */
        SignedOutProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "signedOut";
            /** @constant */
            status?: 401;
        };
        /** @description The body is larger than the service accepts. */
        PayloadTooLargeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "payloadTooLarge";
            /** @constant */
            status?: 413;
        };
        /** @description Too many tries from one address, or for one account, in a short time. */
        TooManyRequestsProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "tooManyRequests";
            /** @constant */
            status?: 429;
        };
        /** @description The service failed. */
        ServerErrorProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "serverError";
            /** @constant */
            status?: 500;
        };
        /** @description This service does not implement the operation. */
        NotImplementedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "notImplemented";
            /** @constant */
            status?: 501;
        };
        /** @description The account has a newer session. */
        SessionTakenProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "sessionTaken";
            /** @constant */
            status?: 481;
        };
        /** @description An administrator ended the session. */
        SessionEndedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "sessionEnded";
            /** @constant */
            status?: 482;
        };
        /** @description The token is malformed, expired or already used, or its signature is invalid. */
        TokenInvalidProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "tokenInvalid";
            /** @constant */
            status?: 498;
        };
        /** @description The secret token in a link of an e-mail. It can be used once. */
        OneTimeToken: string;
        /** @description An administrator's credentials, and the token of the user to become. */
        ImpersonateRequest: {
            adminUsername: string;
            /** Format: password */
            adminPassword: string;
            token: components["schemas"]["OneTimeToken"];
        };
        /** @description Who wants to sign in at their company, and what they wanted to see. */
        CompanySignInRequest: {
            /** @description The e-mail address at the company. */
            email: string;
            /** @description The page that is shown afterwards, with its query and fragment. A path that is no page of the app counts as `/`. */
            path: string;
        };
        /** @description Where the users of a company sign in. */
        CompanySignIn: {
            /**
             * Format: uri
             * @description The address at the company's provider of OpenID Connect. Null if there is a failure.
             */
            address: string | null;
            /**
             * @description `unknown`: no company signs in with such addresses. `away`: the company's provider does not respond.
             * @enum {string|null}
             */
            failure: "unknown" | "away" | null;
        };
        /** @description The token with which the browser returned from the company's provider. */
        CompanySignInToken: {
            token: components["schemas"]["OneTimeToken"];
        };
        /** @description The names of values in the data in one language, as a flat object from key to text. */
        Translations: {
            [key: string]: string;
        };
        /** @description The record does not exist, or the caller has no access to it. */
        NotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "notFound";
            /** @constant */
            status?: 404;
        };
        /** @description The caller may not do this. */
        ForbiddenProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "forbidden";
            /** @constant */
            status?: 403;
        };
        /** @description The name of a person. It contains at least one letter of any language, and otherwise only letters, spaces, hyphens, apostrophes and full stops. */
        PersonName: string;
        /** @description A phone number with its calling code. It begins with a plus sign, followed by digits, plus signs and spaces with at least one digit. */
        PhoneNumber: string;
        /** @description The changes that users can make to their own data. The whole user may be sent; only name, phone, position and showPopups are saved. */
        UserDraft: {
            id?: components["schemas"]["Id"];
            personId?: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            /** @description A job title, or nothing. It contains at least one letter of any language, and otherwise only letters, spaces, hyphens, apostrophes and full stops. */
            position: string | null;
            company?: string;
            showPopups: boolean;
            languageId?: components["schemas"]["LanguageId"];
            product?: components["schemas"]["Product"] | null;
        };
        /** @description The code from an e-mail: four letters, ignoring case. */
        VerificationCode: string;
        /** @description A new e-mail address and the code that was sent to it. */
        EmailChange: {
            newEmail: components["schemas"]["EmailAddress"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description The record already exists, or it has been saved since the version that was sent. */
        ConflictProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "conflict";
            /** @constant */
            status?: 409;
        };
        /**
         * Format: password
         * @description A new password with at least 8 characters. Blanks alone are no password.
         */
        Password: string;
        /** @description A new password for the signed-in user. */
        NewPassword: {
            newPassword: components["schemas"]["Password"];
        };
        /** @description A new password, and the token from the e-mail that authorises it. */
        PasswordByToken: {
            newPassword: components["schemas"]["Password"];
            token: components["schemas"]["OneTimeToken"];
        };
        /** @description The contact for a subscription. */
        SubscriptionRequest: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"];
        };
        /** @description The contact for a demonstration of the product, and the preferred time. */
        DemoRequest: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"];
            /**
             * Format: date
             * @description The preferred day; null for any day.
             */
            date: string | null;
            companyName: string;
        };
        /** @description Another user of the same company, with whom agents, lists, notes and hidden items can be shared. */
        Colleague: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["EmailAddress"];
            position: string | null;
        };
        /** @description The record of a limited visitor, who has no account and may open a limited number of projects. */
        LimitedAccess: {
            name: string;
            mail: components["schemas"]["EmailAddress"];
            /** @description How many more projects the visitor may open. Only the first visit to a project counts. */
            views: number;
            /** @description The code from the e-mail. Null once it was used, and so for every caller with a token. */
            code: string | null;
        };
        /** @description The visitor who requests limited access. */
        LimitedAccessRequest: {
            name: components["schemas"]["PersonName"];
            mail: components["schemas"]["EmailAddress"];
        };
        /** @description The address for a new code. */
        LimitedAccessResend: {
            mail: components["schemas"]["EmailAddress"];
        };
        /** @description An e-mail address and the code that was sent to it. */
        LimitedAccessLogin: {
            mail: components["schemas"]["EmailAddress"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description The bearer token of a limited visitor. It is valid for 336 hours. */
        LimitedAccessToken: string;
        /**
         * @description Whether the free text is words or postal codes.
         * @default normal
         * @enum {string}
         */
        FreeSearchType: "normal" | "zipCode";
        /** @description A criterion that a filter includes or excludes, with everything below it in its tree. An item must have at least one included criterion of each type, and none of the excluded ones. */
        SelectedCriterion: {
            id: components["schemas"]["Id"];
            typeId: components["schemas"]["Id"];
            /** @description True: included. False: excluded. */
            included: boolean;
            /** @description The name of the criterion, for display. Stored agents return it in the language of the call. */
            name?: string;
            /** @description The position among the marked criteria. */
            index?: number;
        };
        /** @description A company selected in a filter. */
        SelectedCompany: {
            id: components["schemas"]["Id"];
            /** @description The name of the company, for display. Stored agents return it. */
            companyName?: string;
            cvr?: string | null;
            city?: string | null;
        };
        /** @description The filters that project and procurement searches share. Missing and null filters are not applied. */
        ItemCriteria: {
            /** @description The words to find, separated by spaces. All must match, in any grammatical form in the language of the item. The text may have phrases (`"new school"`), exclusions (`-roof`), alternatives (`OR`), parentheses, beginnings (`renov*`), words without their synonyms (`=hospital`) and fields (`title:`, `place:`, `client:`, `company:`, `number:`, `cpv:`). Every text is valid. With the type `zipCode`, the text has postal codes, their beginnings, and ranges, separated by commas (`8000-8999, 71`). The service trims the text. */
            freeSearch?: string | null;
            freeSearchType?: components["schemas"]["FreeSearchType"];
            criteria?: components["schemas"]["SelectedCriterion"][];
            /** @description Items in one of these countries. */
            countryIds?: components["schemas"]["Id"][];
            /** @description Items in which a company has one of these roles (ids). If `companies` is set, one of those companies must have it. */
            roles?: components["schemas"]["Id"][];
            /** @description Items in which one of these companies has a role. */
            companies?: components["schemas"]["SelectedCompany"][];
            /** @description True: public builders only. False: private ones only. Null: both. */
            isPublic?: boolean | null;
            /**
             * Format: date
             * @description First day of the first quarter of the building period.
             */
            buildingStart?: string | null;
            /**
             * Format: date
             * @description Last day of the last quarter of the building period.
             */
            buildingEnd?: string | null;
            /**
             * @description Whether items without a building period match too.
             * @default true
             */
            allowUnspecifiedStartEnd?: boolean;
            /**
             * Format: date
             * @description The building period starts on this day or later. Items without a first day do not match.
             */
            startFrom?: string | null;
            /**
             * Format: date
             * @description The building period starts on this day or earlier. Items without a first day do not match.
             */
            startTo?: string | null;
            /** @description The building period starts in the current quarter, or in one of this many quarters after it. The current quarter is computed again for each search and each alert, in the time zone of the national domain (dk, se or no). `startFrom` and `startTo` are then ignored. */
            startWithinQuarters?: number | null;
            /**
             * Format: date
             * @description The latest update was on this day or later, in the time zone of the national domain.
             */
            updatedFrom?: string | null;
            /**
             * Format: date
             * @description The latest update was on this day or earlier, in the time zone of the national domain.
             */
            updatedTo?: string | null;
            /** @description The latest update was today, or on one of this many days before today. Today is computed again for each search and each alert, in the time zone of the national domain (dk, se or no). `updatedFrom` and `updatedTo` are then ignored. */
            updatedWithinDays?: number | null;
            /** @description In units of currency, not in millions. */
            minBudget?: number | null;
            /** @description In units of currency, not in millions. */
            maxBudget?: number | null;
            /**
             * @description Whether items without a sum match too.
             * @default true
             */
            allowUnspecifiedBudget?: boolean;
            /** @description In square metres. */
            buildingSizeMin?: number | null;
            /** @description In square metres. */
            buildingSizeMax?: number | null;
            /**
             * @description Whether items without a building size match too.
             * @default true
             */
            allowUnspecifiedBuildingSize?: boolean;
            /** @description In square metres. */
            groundSizeMin?: number | null;
            /** @description In square metres. */
            groundSizeMax?: number | null;
            /**
             * @description Whether items without a ground size match too.
             * @default true
             */
            allowUnspecifiedGroundSize?: boolean;
            /** @description In running metres. */
            metresMin?: number | null;
            /** @description In running metres. */
            metresMax?: number | null;
            /**
             * @description Whether items without running metres match too.
             * @default true
             */
            allowUnspecifiedMetres?: boolean;
            /** @description In units. */
            unitsMin?: number | null;
            /** @description In units. */
            unitsMax?: number | null;
            /**
             * @description Whether items without a number of units match too.
             * @default true
             */
            allowUnspecifiedUnits?: boolean;
        };
        /** @description The filters that only project searches have. */
        ProjectOnlyCriteria: {
            /** @description The ids of the phases in which a project may be. Phases that the caller's product does not include find nothing. */
            projectPhases?: components["schemas"]["Id"][];
        };
        /**
         * @description The order of a search. With `deadline`, the procurements come first whose next deadline is soonest. Those without a next deadline come last. This order cannot be reversed. An order that the item type does not have, or that depends on details that the caller may not read, counts as `updated`.
         * @enum {string}
         */
        SearchOrder: "bestMatch" | "budget" | "updated" | "published" | "deadline";
        /** @description The order in which the search of an agent shows its results. */
        AgentOrder: {
            /** @description An extension: the order of the results. Missing counts as `bestMatch`. */
            orderBy?: components["schemas"]["SearchOrder"];
            /**
             * @description An extension: whether the order is ascending. Ignored for an order that cannot be reversed.
             * @default false
             */
            ascending?: boolean;
        };
        /** @description An extension: a number that grows each time the thing is saved. When it is sent with a change, and the thing has been saved since, the change is refused with 409. A change without it replaces whatever is stored. */
        Version: number;
        /** @description The name that a user gives to an agent or a list. The service trims it and replaces line breaks by spaces. Then it has 1 to 100 characters. */
        Title: string;
        /**
         * @description When an agent or a list sends an e-mail: `always` as soon as something new or changed matches (grouped within 5 minutes), `daily` at 06:00, `weekly` on Mondays at 06:00 in the domain's time zone, or `never`.
         * @default daily
         * @enum {string}
         */
        MailTime: "daily" | "weekly" | "always" | "never";
        /**
         * @description An extension: when the agent or list sends e-mails to the caller alone, chosen in an e-mail. `never` means that the caller has unsubscribed. Null or absent in an answer: `mailTime` applies to the caller too. In a change, null gives up the own time. A change without this property keeps it, unless the change has another `mailTime`.
         * @enum {string|null}
         */
        OwnMailTime: "daily" | "weekly" | "always" | "never" | null;
        /**
         * @description How urgently a kind of change is mailed: within 5 minutes, with the e-mails of the agent or list, or never.
         * @enum {string}
         */
        AlertChoice: "atOnce" | "withMail" | "never";
        /** @description How urgently an agent or a list sends an e-mail about each kind of change. `atOnce` means within 5 minutes, `withMail` with its regular e-mails (`mailTime`), and `never` not at all. A missing kind has its default: `never` for `left`, `withMail` for all others. Without this property, all kinds have their defaults. While `mailTime` is `never`, nothing is sent. */
        AlertKinds: {
            /** @description A new item. */
            new?: components["schemas"]["AlertChoice"];
            /** @description A deadline was moved to an earlier time. */
            earlierDeadline?: components["schemas"]["AlertChoice"];
            /** @description A deadline was added, removed or moved to a later time. */
            deadline?: components["schemas"]["AlertChoice"];
            /** @description A tender was awarded or cancelled. */
            outcome?: components["schemas"]["AlertChoice"];
            /** @description Another phase. */
            phase?: components["schemas"]["AlertChoice"];
            /** @description Another budget or contract sum. */
            sum?: components["schemas"]["AlertChoice"];
            /** @description Any other change, such as of companies, documents or texts. */
            other?: components["schemas"]["AlertChoice"];
            /** @description A change after which the agent no longer finds an item that it has mailed. If this change is a new deadline or an outcome, the choice for that kind applies too. Lists ignore this property. */
            left?: components["schemas"]["AlertChoice"];
        };
        /** @description The exact numbers of results of an agent. */
        AgentStatistics: {
            /** @description The number of all results. */
            totalResults: number;
            /** @description The number of results that were new or updated within the last 30 days. */
            monthlyResults: number;
            /** @description The number of results that were new or updated within the last day. */
            dailyResults: number;
        };
        /** @description A saved project search with all its filters. */
        ProjectAgent: WithRequired<components["schemas"]["ItemCriteria"], "freeSearch" | "freeSearchType" | "criteria" | "countryIds" | "roles" | "companies" | "isPublic" | "buildingStart" | "buildingEnd" | "allowUnspecifiedStartEnd" | "startFrom" | "startTo" | "startWithinQuarters" | "updatedFrom" | "updatedTo" | "updatedWithinDays" | "minBudget" | "maxBudget" | "allowUnspecifiedBudget" | "buildingSizeMin" | "buildingSizeMax" | "allowUnspecifiedBuildingSize" | "groundSizeMin" | "groundSizeMax" | "allowUnspecifiedGroundSize" | "metresMin" | "metresMax" | "allowUnspecifiedMetres" | "unitsMin" | "unitsMax" | "allowUnspecifiedUnits"> & WithRequired<components["schemas"]["ProjectOnlyCriteria"], "projectPhases"> & components["schemas"]["AgentOrder"] & {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @constant */
            type: "project";
            mailTime: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The users who share the agent. With more than one, the agent counts as shared. */
            paUserIds: components["schemas"]["Id"][];
            /** @description Null unless the agents were requested with `statistics`. Also null for a company agent when the caller has no company access. */
            statistics: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters of a project search. Missing and null filters are not applied. */
        ProjectCriteria: components["schemas"]["ItemCriteria"] & components["schemas"]["ProjectOnlyCriteria"];
        /** @description A project search to save. Missing filters are stored as their defaults: null, empty or true. A whole agent may be sent; `id` and `statistics` are ignored. */
        ProjectAgentDraft: components["schemas"]["ProjectCriteria"] & components["schemas"]["AgentOrder"] & {
            /** @description Ignored, because the path identifies the agent. */
            id?: number | null;
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @constant */
            type?: "project";
            mailTime: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The users who share the agent. At least one, and only the caller and colleagues. */
            paUserIds: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters that only procurement searches have. */
        ProcurementOnlyCriteria: {
            /** @description The ids of the phases in which a procurement may be. */
            procurementPhases?: components["schemas"]["Id"][];
            /** @description The ids of the procedures by which a procurement may be awarded. */
            procurementTypes?: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description The next deadline of the procurement is on this day or later. A procurement without a next deadline is compared by its last deadline, so that this filter also finds deadlines in the past. Null for no limit. Only callers with a paid product can filter by deadlines. For all others this property is ignored.
             */
            deadlineFrom?: string | null;
            /**
             * Format: date
             * @description The next deadline of the procurement is on this day or earlier. Null for no limit. Without `deadlineFrom`, only deadlines that have not passed count.
             */
            deadlineTo?: string | null;
            /** @description The next deadline of the procurement is today, or on one of this many days after today. Today is computed again for each search and each alert, in the time zone of the national domain (dk, se or no). `deadlineFrom` and `deadlineTo` are then ignored. */
            deadlineWithinDays?: number | null;
        };
        /** @description A saved procurement search with all its filters. */
        ProcurementAgent: WithRequired<components["schemas"]["ItemCriteria"], "freeSearch" | "freeSearchType" | "criteria" | "countryIds" | "roles" | "companies" | "isPublic" | "buildingStart" | "buildingEnd" | "allowUnspecifiedStartEnd" | "startFrom" | "startTo" | "startWithinQuarters" | "updatedFrom" | "updatedTo" | "updatedWithinDays" | "minBudget" | "maxBudget" | "allowUnspecifiedBudget" | "buildingSizeMin" | "buildingSizeMax" | "allowUnspecifiedBuildingSize" | "groundSizeMin" | "groundSizeMax" | "allowUnspecifiedGroundSize" | "metresMin" | "metresMax" | "allowUnspecifiedMetres" | "unitsMin" | "unitsMax" | "allowUnspecifiedUnits"> & WithRequired<components["schemas"]["ProcurementOnlyCriteria"], "procurementPhases" | "procurementTypes" | "deadlineFrom" | "deadlineTo" | "deadlineWithinDays"> & components["schemas"]["AgentOrder"] & {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @constant */
            type: "procurement";
            mailTime: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The users who share the agent. With more than one, the agent counts as shared. */
            paUserIds: components["schemas"]["Id"][];
            /** @description Null unless the agents were requested with `statistics`. Also null for a company agent when the caller has no company access. */
            statistics: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters of a procurement search. Missing and null filters are not applied. */
        ProcurementCriteria: components["schemas"]["ItemCriteria"] & components["schemas"]["ProcurementOnlyCriteria"];
        /** @description A procurement search to save. Missing filters are stored as their defaults: null, empty or true. A whole agent may be sent; `id` and `statistics` are ignored. */
        ProcurementAgentDraft: components["schemas"]["ProcurementCriteria"] & components["schemas"]["AgentOrder"] & {
            /** @description Ignored, because the path identifies the agent. */
            id?: number | null;
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @constant */
            type?: "procurement";
            mailTime: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The users who share the agent. At least one, and only the caller and colleagues. */
            paUserIds: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters of a company search. Missing and null filters are not applied. */
        CompanyCriteria: {
            /** @description Words to find in the name, the registration number or the description. With `zipCode` it contains postal codes, as in `ItemCriteria`. The service trims the text. */
            freeSearch?: string | null;
            freeSearchType?: components["schemas"]["FreeSearchType"];
            /** @description Companies with a role in an item that meets these criteria. */
            criteria?: components["schemas"]["SelectedCriterion"][];
            /** @description Companies in one of these countries. */
            countryIds?: components["schemas"]["Id"][];
            /** @description Companies that have one of these roles (ids) in some item. */
            roles?: components["schemas"]["Id"][];
            /** @description Companies with a role in a project that is in one of these phases (ids). */
            projectPhases?: components["schemas"]["Id"][];
            /** @description Ignored, because users cannot filter companies by it. */
            isPublic?: boolean | null;
        };
        /** @description A saved company search with all its filters. */
        CompanyAgent: WithRequired<components["schemas"]["CompanyCriteria"], "freeSearch" | "freeSearchType" | "criteria" | "countryIds" | "roles" | "projectPhases" | "isPublic"> & {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @constant */
            type: "company";
            mailTime: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The users who share the agent. With more than one, the agent counts as shared. */
            paUserIds: components["schemas"]["Id"][];
            /** @description Null unless the agents were requested with `statistics`. Also null for a company agent when the caller has no company access. */
            statistics: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description A company search to save. Missing filters are stored as their defaults: null, empty or true. A whole agent may be sent; `id` and `statistics` are ignored. */
        CompanyAgentDraft: components["schemas"]["CompanyCriteria"] & {
            /** @description Ignored, because the path identifies the agent. */
            id?: number | null;
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @constant */
            type?: "company";
            mailTime: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The users who share the agent. At least one, and only the caller and colleagues. */
            paUserIds: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The caller's agents (saved searches), grouped by item type. Each group is sorted by id, ascending. */
        AgentList: {
            projectAgents: components["schemas"]["ProjectAgent"][];
            procurementAgents: components["schemas"]["ProcurementAgent"][];
            companyAgents: components["schemas"]["CompanyAgent"][];
        };
        /**
         * @description The kind of an item.
         * @enum {string}
         */
        ItemType: "project" | "procurement" | "company";
        /**
         * @description A filter whose value is a range of numbers.
         * @enum {string}
         */
        Measure: "budget" | "buildingSize" | "groundSize" | "units" | "metres";
        /**
         * @description A filter with a short list of options, by the name of its property in a search.
         * @enum {string}
         */
        CountedFilter: "projectPhases" | "procurementPhases" | "procurementTypes" | "countryIds" | "roles" | "isPublic";
        /** @description What a condition of an agent compares. This is a filter, the free text as words (`freeSearch`) or as postal codes (`postalCode`), or the criteria that an item must not have (`excludedCriteria`). */
        AgentConditionName: components["schemas"]["Measure"] | components["schemas"]["CountedFilter"] | ("freeSearch" | "postalCode" | "criteria" | "excludedCriteria" | "companies" | "deadline" | "start" | "updated" | "building");
        /** @description What an agent (a saved search) requires of an item in one filter. Contains only the properties that this kind of filter has. */
        AskedValue: {
            /** @description The chosen criteria, phases, types, countries, companies or roles, in the language of the call. */
            names?: string[];
            /** @description For companies, the roles (such as architect) of which a company must have one. Empty means any role. */
            roles?: string[];
            /** @description What an item must not have: criteria for company agents, and criteria, phases or types in a proposal for narrowing an agent. */
            excluded?: string[];
            /** @description The free text. */
            text?: string;
            /** @description The smallest value, or null for an open end. */
            min?: number | null;
            /** @description The largest value, or null for an open end. */
            max?: number | null;
            /**
             * Format: date
             * @description The first day, or null for an open end.
             */
            from?: string | null;
            /**
             * Format: date
             * @description The last day, or null for an open end.
             */
            to?: string | null;
            /** @description The relative time, in days or quarters, such as within 14 days. `from` and `to` are the corresponding days, counted from today. */
            within?: number | null;
            /** @description Whether an item without a value matches too. */
            allowUnspecified?: boolean;
            /** @description Whether the client must be public or private. */
            isPublic?: boolean;
        };
        /** @description The currency of an amount, an ISO 4217 code. Amounts are never converted. */
        Currency: string;
        /** @description The value that an item has for a filter of an agent. Contains only the properties that this kind of filter has. */
        FoundValue: {
            /** @description The criteria, phase, type, country, companies or roles of the item, in the language of the call. */
            names?: string[];
            /** @description The postal code. */
            postalCode?: string;
            /** @description The value of a measure. */
            number?: number;
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The first day of the building period.
             */
            from?: string | null;
            /**
             * Format: date
             * @description The last day of the building period.
             */
            to?: string | null;
            /**
             * Format: date
             * @description The construction start or the latest update.
             */
            day?: string;
            /** @description The next deadline, or else the last one, as the only entry. */
            deadlines?: string[] | null;
            /** @description The numbers of the lots that meet the condition, if it is not the whole procurement. An extension of this API. */
            lots?: string[];
            /** @description Whether the client is public or private. */
            isPublic?: boolean;
        };
        /** @description A condition of an agent, and whether an item meets it. */
        ExplainedCondition: {
            name: components["schemas"]["AgentConditionName"];
            /** @description The name of the criterion type. Null for other conditions. */
            criterionType: string | null;
            /** @description Whether the item meets the condition. Null if the condition compares paid details that the caller may not read. The agent then ignores the condition. */
            isMet: boolean | null;
            /** @description Whether the value of the item is a paid detail that the caller may not read. */
            isWithheld: boolean;
            asked: components["schemas"]["AskedValue"];
            /** @description The value of the item. Null if the item has no value, or if the value is withheld. */
            found: components["schemas"]["FoundValue"] | null;
            /** @description The parts of a free text that the item does not match, as queries. For example, `bro` means that the word does not occur, and `-tag` that the excluded word does occur. Empty if the text matches. */
            missing: string[];
        };
        /** @description An e-mail of an agent about an item. */
        ItemMail: {
            /**
             * Format: date-time
             * @description When the e-mail was sent. If it was not sent yet, when it was queued.
             */
            time: string;
            /** @description Whether the e-mail has been sent. */
            isSent: boolean;
            /** @description Whether the e-mail lists the item. An e-mail lists the 20 most important items and counts the others. */
            isListed: boolean;
        };
        /** @description How an item compares with one agent, and the e-mails about it. */
        AgentExplanation: {
            agentId: components["schemas"]["Id"];
            agentName: string;
            /** @description Whether the agent finds the item for the caller now. */
            isFound: boolean;
            /** @description The conditions that the agent has set. Without conditions, the agent finds all items of its type. */
            conditions: components["schemas"]["ExplainedCondition"][];
            mailTime: components["schemas"]["MailTime"];
            /** @description The latest e-mail of the agent to the caller about the item. Null if there was none. */
            lastMail: components["schemas"]["ItemMail"] | null;
            /**
             * Format: date-time
             * @description When the next e-mail about the item is due. Null if none is due.
             */
            nextMail: string | null;
            /**
             * @description Why no e-mail about the item is due. `never` - the agent sends no e-mails. `muted` - the caller has turned them off. `hidden` - the caller has hidden the item. `product` - the subscription does not include the item. `notFound` - the agent does not find the item. `mailed` - the latest change has been mailed. `unchanged` - the item has not changed since the agent was saved. `earlier` - the agent did not find the item when it last changed. `kind` - the agent does not send changes of this kind. Null if an e-mail is due.
             * @enum {string|null}
             */
            noMail: "never" | "muted" | "hidden" | "product" | "notFound" | "mailed" | "unchanged" | "earlier" | "kind" | null;
        };
        /** @description How an item compares with the agents of the caller that search its type. */
        ItemExplanation: {
            type: components["schemas"]["ItemType"];
            id: components["schemas"]["Id"];
            /** @description The name of the item, in the language of the call if available, otherwise in the item's own language. */
            name: string;
            /** @description Whether the item is hidden from the caller. Agents do not find hidden items. */
            isHidden: boolean;
            /** @description Whether the caller's product does not include the phase of the project. Agents then do not find the project. */
            isOutsideProduct: boolean;
            /** @description The agents that find the item come first. Of the others, those with the fewest failing conditions come first. */
            agents: components["schemas"]["AgentExplanation"][];
        };
        /** @description The complete new value of the filter that a proposal changes. The other filters of the agent stay the same. */
        NarrowedFilters: {
            criteria?: components["schemas"]["SelectedCriterion"][];
            projectPhases?: components["schemas"]["Id"][];
            procurementPhases?: components["schemas"]["Id"][];
            procurementTypes?: components["schemas"]["Id"][];
            /** @description In units of currency, not in millions. */
            minBudget?: number;
        };
        /** @description A filter that is proposed for an agent, with which the agent would not find an item. */
        NarrowingProposal: {
            name: components["schemas"]["AgentConditionName"];
            /** @description The name of the criterion type. Null for other filters. */
            criterionType: string | null;
            asked: components["schemas"]["AskedValue"];
            /** @description How many of the compared items the agent would not find either. */
            drops: number;
            filters: components["schemas"]["NarrowedFilters"];
        };
        /** @description Proposed filters with which an agent would not find an item. */
        AgentNarrowing: {
            agentId: components["schemas"]["Id"];
            agentName: components["schemas"]["Title"];
            /** @description The number of items that the proposals were compared with: the latest ones that the agent finds, without the item and without hidden items. */
            count: number;
            /** @description The best proposal first. Empty if there is none. */
            proposals: components["schemas"]["NarrowingProposal"][];
        };
        /** @description The search took too long. */
        SearchTimeoutProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "searchTimeout";
            /** @constant */
            status?: 503;
        };
        /** @description The filters of a project agent (a saved search) that is new, or whose filters are being changed. */
        ProjectRehearsalRequest: components["schemas"]["ProjectCriteria"] & {
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The agent that is being changed. It is not counted among the caller's other agents that find the items. */
            agentId?: number | null;
        };
        /** @description An item that an agent would have sent. */
        RehearsedItem: {
            id: components["schemas"]["Id"];
            /** @description The name of the item, in the language of the call if available, otherwise in the item's own language. */
            name: string;
            /** @description The municipality or city. */
            place: string | null;
            /**
             * Format: date-time
             * @description The time of the latest change.
             */
            changedAt: string;
            /** @description Whether the item was new at the time of the e-mail. */
            isNew: boolean;
            /** @description What had changed, in the language of the call. Empty for a new item. */
            changes: string[];
        };
        /** @description A filter of an agent, and how many more items the agent would find if the filter were removed. */
        DroppableFilter: {
            name: components["schemas"]["AgentConditionName"];
            /** @description The name of the criterion type. Null for other filters. */
            criterionType: string | null;
            asked: components["schemas"]["AskedValue"];
            /** @description The number of additional items. */
            more: number;
        };
        /** @description What an agent would have sent in the last 90 days. Changes of kinds that it never mails are left out. The items are compared as they are now, so all numbers are estimates. */
        AgentRehearsal: {
            /**
             * Format: date
             * @description The first day that is counted: 89 days ago, or the day on which the service began to record changes.
             */
            from: string;
            /** @description The number of days that are counted. */
            days: number;
            /** @description The number of items. */
            count: number;
            /** @description The items per week, in order. Weeks end on the weekday of today. The first week may be shorter. */
            weeks: {
                /**
                 * Format: date
                 * @description The first day of the week.
                 */
                from: string;
                /** @description The items that were new or changed in the week. */
                count: number;
            }[];
            /** @description The items with the latest changes, at most 5. */
            latest: components["schemas"]["RehearsedItem"][];
            /** @description How many of the items other agents of the caller find. */
            alreadyFound: number;
            /** @description The number of e-mails for each frequency. */
            mails: {
                /** @description With `isSampled` there may be more. */
                always: number;
                daily: number;
                weekly: number;
            };
            /** @description Filters of the agent. Without any one of them, the agent would find more items. The filter with the most additional items comes first. */
            withoutFilter: components["schemas"]["DroppableFilter"][];
            /** @description Whether the numbers are estimates from a sample. This is the case if very many items have changed. */
            isSampled: boolean;
        };
        /** @description The filters of a procurement agent (a saved search) that is new, or whose filters are being changed. */
        ProcurementRehearsalRequest: components["schemas"]["ProcurementCriteria"] & {
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The agent that is being changed. It is not counted among the caller's other agents that find the items. */
            agentId?: number | null;
        };
        /** @description The filters of a company agent (a saved search) that is new, or whose filters are being changed. */
        CompanyRehearsalRequest: components["schemas"]["CompanyCriteria"] & {
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The agent that is being changed. It is not counted among the caller's other agents that find the items. */
            agentId?: number | null;
        };
        /** @description A list of favourite items that one user keeps, or that users share with colleagues. */
        List: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @description The ids of the projects. */
            projects: components["schemas"]["Id"][];
            /** @description The ids of the procurements. */
            procurements: components["schemas"]["Id"][];
            /** @description The ids of the companies. */
            companies: components["schemas"]["Id"][];
            /** @description The users who share the list. With more than one, the list counts as shared. */
            paUserIds: components["schemas"]["Id"][];
            mailTime: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            /** @description The sum of the budgets of its projects and procurements, in currency units. Only budgets in `currency` count. Null for a new list, and when there is no such budget. */
            budgetSum: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description When the list, or an item on it, last changed.
             */
            lastUpdated: string | null;
            /**
             * Format: date-time
             * @description When the caller last marked the list as seen.
             */
            lastSeen: string | null;
        };
        /** @description A list to save. A whole list may be sent; computed properties (`budgetSum`, `currency`, `lastUpdated`, `lastSeen`) are ignored. */
        ListDraft: {
            /** @description Null or absent for a new list. */
            id?: number | null;
            version?: components["schemas"]["Version"];
            name: components["schemas"]["Title"];
            /** @description The ids of the projects. */
            projects: components["schemas"]["Id"][];
            /** @description The ids of the procurements. */
            procurements: components["schemas"]["Id"][];
            /** @description The ids of the companies. Adding a company needs company access. */
            companies: components["schemas"]["Id"][];
            /** @description The users who share the list. At least one, and only the caller and colleagues. */
            paUserIds: components["schemas"]["Id"][];
            mailTime?: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            budgetSum?: number | null;
            currency?: components["schemas"]["Currency"];
            /** Format: date-time */
            lastUpdated?: string | null;
            /** Format: date-time */
            lastSeen?: string | null;
        };
        /** @description A file or an image. */
        File: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The name of the stored file. */
            code: string;
            /** @description Without the dot. */
            extension: string;
            /** @description The URL of the file. Null when the file is missing; clients then show a placeholder. URLs of this service are signed and valid for two to three hours. */
            link: string | null;
            /** @description Whether the file is an image. */
            image: boolean;
            /** @description The source of the file. */
            source: string | null;
        };
        /** @description An article about a project on another site. */
        Article: {
            id: components["schemas"]["Id"];
            title: string;
            /** Format: date-time */
            created: string;
            coverImage: components["schemas"]["File"] | null;
            /** @description The name of the site. */
            hostName: string;
            /** @description The host of the site. */
            hostDomain: string;
            link: string | null;
        };
        /**
         * @description An order of the items of a list.
         * @enum {string}
         */
        ListOrder: "updated" | "deadline" | "sum" | "name";
        /** @description A step in the life of an item. Phases are in the order of `index`. If no phase has an index, they are in the order of `id`. */
        Phase: {
            id: components["schemas"]["Id"];
            /** @description The position among the phases; null for a phase that ends an item early, such as a cancellation. */
            index: number | null;
            /** @description In the language of the call. */
            name: string;
            /** @description The name of the phase's icon. */
            icon: string;
            /** @description The family of the phase's icon. */
            iconType: string;
        };
        /** @description A phase of projects. */
        ProjectPhase: components["schemas"]["Phase"];
        /** @description The criteria of one type that an item has, as paths of names from the root of the tree. */
        CriterionGroup: {
            typeId: components["schemas"]["Id"];
            /** @description Each criterion as a path of names that begins with the root, in the language of the call. */
            criteria: string[][];
        };
        /** @description A project in a list. */
        ProjectSummary: {
            id: components["schemas"]["Id"];
            /** @description The name of the project, in the language of the call if available, otherwise in its own language. */
            name: string;
            /** @description Whether the project is still in preparation. */
            inProgress: boolean;
            phase: components["schemas"]["ProjectPhase"];
            /** @description The estimated sum, in units of currency. */
            budget: number | null;
            currency: components["schemas"]["Currency"];
            /** Format: date */
            buildingStart: string | null;
            /** Format: date */
            buildingEnd: string | null;
            /** @description The municipality, or else the city. */
            place: string | null;
            /** @description The name of the builder. */
            builder: string | null;
            /** Format: date */
            published: string | null;
            /**
             * Format: date-time
             * @description The time of the last update, for sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description The day of the last update, for display.
             */
            lastUpdateDate: string | null;
            /** @description The criteria of the types that lists show. */
            criteria: components["schemas"]["CriterionGroup"][];
            coverImage: components["schemas"]["File"] | null;
            procurementCount: number;
        };
        /** @description A phase of procurements. */
        ProcurementPhase: components["schemas"]["Phase"];
        /**
         * @description An extension: which date window closes on the day of the next deadline. Of windows that close at the same time, the first in this order.
         * @enum {string}
         */
        DeadlineWindow: "offers" | "participation" | "inquiry" | "material";
        /** @description The image of a procurement. Its source often reveals the contracting authority. */
        TenderImage: components["schemas"]["File"] & {
            /** @description The source of the image. */
            source?: string | null;
        };
        /** @description A procurement in a list. Properties marked `x-paid` are null for callers without a paid product. */
        ProcurementSummary: {
            id: components["schemas"]["Id"];
            /** @description The name of the procurement, in the language of the call if available, otherwise in its own language. */
            name: string;
            /** @description Whether the procurement is still in preparation. */
            inProgress: boolean;
            phase: components["schemas"]["ProcurementPhase"];
            /** @description The contract sum, in units of currency. */
            budget: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The last day of the date window that closes next; null when there is none, and for a procurement that is awarded or cancelled. Searches order and filter by it.
             */
            nextDeadline: string | null;
            /** @description Null without a next deadline. */
            nextDeadlineWindow?: components["schemas"]["DeadlineWindow"] | null;
            /** Format: date */
            buildingStart: string | null;
            /** Format: date */
            buildingEnd: string | null;
            /** @description The municipality, or else the city. */
            place: string | null;
            /** @description The contracting authority. */
            liable: string | null;
            /** Format: date */
            published: string | null;
            /**
             * Format: date-time
             * @description The time of the last update, for sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description The day of the last update, for display.
             */
            lastUpdateDate: string | null;
            /** @description The criteria of the types that lists show. */
            criteria: components["schemas"]["CriterionGroup"][];
            coverImage: components["schemas"]["TenderImage"] | null;
        };
        /** @description A company in a list. */
        CompanySummary: {
            id: components["schemas"]["Id"];
            companyName: string;
            /** @description The registration number of the company. */
            cvr: string | null;
            address: string | null;
            postalCode: string | null;
            city: string | null;
            /** @description The number of items in which the company has a role. */
            roleCount: number;
            /**
             * Format: date-time
             * @description The time of the last update, for sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description The day of the last update, for display.
             */
            lastUpdateDate: string | null;
            /** @description The logo of the company. */
            coverImage: components["schemas"]["File"] | null;
        };
        /** @description Numbers of items of a list, by type. */
        ListCounts: {
            project: number;
            procurement: number;
            company: number;
        };
        /** @description A project whose phase the caller's product does not cover. It has no name and no details, as searches do not find it. */
        OutsideProject: {
            id: components["schemas"]["Id"];
            phase: components["schemas"]["ProjectPhase"];
        };
        /** @description A page of the items of a list, as rows. */
        ListItems: {
            listId: components["schemas"]["Id"];
            projects: components["schemas"]["ProjectSummary"][];
            procurements: components["schemas"]["ProcurementSummary"][];
            companies: components["schemas"]["CompanySummary"][];
            /** @description All items that the caller may read. */
            counts: components["schemas"]["ListCounts"];
            /** @description The items with the words of `text`. Without `text` the same as `counts`. */
            foundCounts: components["schemas"]["ListCounts"];
            /** @description A page of the projects whose phase the caller's product does not cover, in the order of the list. `text` and `orderBy` do not apply to them. */
            outsideProduct: components["schemas"]["OutsideProject"][];
            /** @description The number of all projects whose phase the caller's product does not cover. */
            outsideProductCount: number;
        };
        /** @description A note on a project, a procurement or a company. Exactly one of the three ids is a number. */
        Note: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            title: string | null;
            text: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            /** @description The name of the user who wrote the note, or words for a former colleague whose account was erased. */
            createdBy: string;
            /** @description The users who see the note. With more than one, the note counts as shared. */
            paUserIds: components["schemas"]["Id"][];
            projectId: number | null;
            procurementId: number | null;
            companyId: number | null;
        };
        /** @description A project or a procurement that some users do not want to see. Exactly one of `projectId` and `procurementId` is a number. */
        HiddenItem: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            /** @description When the item was hidden, in the time zone of the national domain (dk, se or no). */
            created: string;
            /** @description The users from whom the item is hidden. */
            usersIds: components["schemas"]["Id"][];
            /** @description Whether the item is hidden from the caller. */
            userIsOnList: boolean;
            projectId: number | null;
            procurementId: number | null;
            /** @description The notes on the item that the caller may see. */
            notes: components["schemas"]["Note"][];
        };
        /** @description An item to hide, and the users from whom to hide it. Exactly one of `projectId` and `procurementId` is a number. A whole hidden item may be sent; `created`, `userIsOnList` and `notes` are ignored. */
        HiddenItemDraft: {
            /** @description Null or absent for a new entry. */
            id?: number | null;
            version?: components["schemas"]["Version"];
            /** @description The users from whom the item is hidden. Only the caller and colleagues are allowed. Callers who are not among them see the item again. */
            usersIds: components["schemas"]["Id"][];
            projectId?: number | null;
            procurementId?: number | null;
            created?: string;
            userIsOnList?: boolean;
            notes?: components["schemas"]["Note"][];
        };
        /** @description Numbers of hidden items, by type. */
        HiddenCounts: {
            project: number;
            procurement: number;
        };
        /** @description A page of the projects and procurements that are hidden from the caller, as rows. */
        HiddenItemDetails: {
            projects: components["schemas"]["ProjectSummary"][];
            procurements: components["schemas"]["ProcurementSummary"][];
            /** @description All hidden items that the caller may read. */
            counts: components["schemas"]["HiddenCounts"];
            /** @description The items with the words of `text`. Without `text` the same as `counts`. */
            foundCounts: components["schemas"]["HiddenCounts"];
            /** @description A page of the hidden projects whose phase the caller's product does not cover. `text` does not apply to them. */
            outsideProduct: components["schemas"]["OutsideProject"][];
            /** @description The number of all hidden projects whose phase the caller's product does not cover. */
            outsideProductCount: number;
        };
        /** @description The result of a cleanup, which stops hiding items that have ended. */
        HiddenItemCleanup: {
            /** @description The ids of the hidden items that were deleted or changed. */
            removedIds: components["schemas"]["Id"][];
        };
        /** @description The ids of selected items, which are of one type. */
        SelectedIds: components["schemas"]["Id"][];
        /** @description Items of one type, and the list to put them on. */
        ItemsToList: {
            listId: components["schemas"]["Id"];
            type: components["schemas"]["ItemType"];
            ids: components["schemas"]["SelectedIds"];
        };
        /** @description The lists that have changed, and the items that no longer exist. */
        ItemsOnList: {
            /** @description The list with the items and the lists that lost some. */
            lists: components["schemas"]["List"][];
            missing: components["schemas"]["Id"][];
        };
        /** @description Projects or procurements to hide, and the users from whom to hide them. */
        ItemsToHide: {
            /** @enum {string} */
            type: "project" | "procurement";
            ids: components["schemas"]["SelectedIds"];
            /** @description The users from whom the items are hidden. Only the caller and colleagues are allowed. */
            usersIds: components["schemas"]["Id"][];
        };
        /** @description A hidden item, and the users from whom a request has hidden it. */
        HiddenFrom: {
            id: components["schemas"]["Id"];
            usersIds: components["schemas"]["Id"][];
        };
        /** @description What one request hid, and the items that no longer exist. */
        ItemsHidden: {
            /** @description What the request has changed. Leaves out users from whom an item was hidden before. */
            hidden: components["schemas"]["HiddenFrom"][];
            missing: components["schemas"]["Id"][];
        };
        /** @description What an earlier request has hidden, to undo it. */
        ItemsToUnhide: {
            hidden: components["schemas"]["HiddenFrom"][];
        };
        /** @description Projects or procurements that a user sees. */
        ItemsSeen: {
            /** @enum {string} */
            type: "project" | "procurement";
            ids: components["schemas"]["SelectedIds"];
        };
        /** @description A change of a project or a procurement, in one line. */
        Update: {
            id: components["schemas"]["Id"];
            text: string;
            /** Format: date-time */
            created: string;
            projectId: number | null;
            procurementId: number | null;
            /** @description The section of the item's page that the update is about, without the hash. Null for callers without a paid product. */
            scrollId: string | null;
            /** @description The name of the project or procurement. Present only in the activity log of a list. */
            itemName?: string;
        };
        /** @description An item that is new or changed since the caller last saw it. */
        UnseenItem: {
            id: components["schemas"]["Id"];
            /** @description Whether the item was published since the caller's previous visit. */
            isNew: boolean;
            /**
             * Format: date-time
             * @description The time of the latest change.
             */
            changedAt: string;
            /** @description What has changed, the most important first, and changes of the same importance newest first. It can be empty, because some changes have no text. Always empty for procurements without a paid product. */
            updates: components["schemas"]["Update"][];
        };
        /** @description A feed that programs subscribe to, as a calendar or as news. The calendar contains the deadlines of the tenders on a list, of those that an agent (a saved search) finds, or of both for all lists and agents of the user. The news contains the latest items of the same lists and agents. */
        CalendarFeed: {
            id: components["schemas"]["Id"];
            /** @description Null for an agent and for everything. */
            listId: components["schemas"]["Id"] | null;
            /** @description Null for a list and for everything. */
            agentId: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When the current address was made.
             */
            created: string;
            /**
             * Format: date-time
             * @description When a program last read the current address, at most an hour behind. Null if none has.
             */
            lastRead: string | null;
        };
        /** @description What a new calendar feed contains. If both ids are null, it contains all lists and agents of the user. */
        CalendarFeedDraft: {
            /** @description A list of the caller. */
            listId: components["schemas"]["Id"] | null;
            /** @description An agent of the caller that searches projects or tenders. */
            agentId: components["schemas"]["Id"] | null;
        };
        /** @description A calendar feed and its new addresses. Anyone who knows an address can read the feed. The service stores only a hash of the secret that they share, so no other response contains them. */
        NewCalendarFeed: {
            feed: components["schemas"]["CalendarFeed"];
            /**
             * Format: uri
             * @description The address of the iCalendar file. It has no events for an agent that searches projects, because they have no deadlines.
             */
            url: string;
            /**
             * Format: uri
             * @description The address of the news as Atom (RFC 4287).
             */
            atomUrl: string;
            /**
             * Format: uri
             * @description The address of the news as JSON Feed 1.1.
             */
            jsonUrl: string;
        };
        /**
         * @description What a key may do. `search:read`: search, and read and rehearse saved searches. `items:read`: read projects, tenders, companies, contacts, updates and notes. `lists:read` and `lists:write`: read and change lists. `notes:write`: write notes. `changes:read`: read what has changed. `webhooks:manage`: make, read, test and delete webhooks. Each operation names the scope that it needs in `security`.
         * @enum {string}
         */
        KeyScope: "search:read" | "items:read" | "lists:read" | "lists:write" | "notes:write" | "changes:read" | "webhooks:manage";
        /** @description A key with which a program acts as the user. The service stores a hash of it, so only the response that creates it contains the key. */
        ApiKey: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The first characters of the key, by which it can be recognised. */
            start: string;
            scopes: components["schemas"]["KeyScope"][];
            /** Format: date-time */
            created: string;
            /**
             * Format: date
             * @description The last day on which the key works.
             */
            lastDay: string;
            /**
             * Format: date-time
             * @description When the key was last used, to within a minute. Null if never.
             */
            lastUsed: string | null;
        };
        /** @description The name that a user gives to a key. The service trims it and replaces line breaks by spaces. */
        KeyName: string;
        /** @description A key to create. */
        ApiKeyDraft: {
            name: components["schemas"]["KeyName"];
            scopes: components["schemas"]["KeyScope"][];
            /**
             * Format: date
             * @description The last day on which the key works, from today to two years ahead.
             */
            lastDay: string;
        };
        /** @description A key that was just created. No other response contains its secret. */
        NewApiKey: {
            key: components["schemas"]["ApiKey"];
            /** @description What the program sends as its bearer token. */
            secret: string;
        };
        /** @description An address that gets a hint when items of a list, or items that an agent (a saved search) finds, have changed. A hint names a cursor, from which `GET /changes` tells what has changed. */
        Webhook: {
            id: components["schemas"]["Id"];
            name: string;
            address: string;
            /** @description Null for an agent. */
            listId: components["schemas"]["Id"] | null;
            /** @description Null for a list. */
            agentId: components["schemas"]["Id"] | null;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Until when hints are signed with the former secret as well. Null if only the present one signs.
             */
            formerSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When the service stopped sending. Null while it sends.
             */
            ended: string | null;
            /** @description Why the service stopped sending. `gone`: the receiver answered with 410. `failing`: all tries of a hint have failed. Null while it sends. */
            endReason: ("gone" | "failing") | null;
            /**
             * Format: date-time
             * @description When the receiver last accepted a hint, of those that are kept. Null if it has none.
             */
            lastDelivered: string | null;
        };
        /**
         * Format: uri
         * @description The address to which the service sends hints. It must begin with https:// and must not have a user name, a password or a fragment. Addresses inside a network, such as 10.0.0.1 or localhost, are never called.
         */
        WebhookAddress: string;
        /** @description A webhook to create, for a list or for an agent (a saved search). Exactly one of the two ids is set. */
        WebhookDraft: {
            name: components["schemas"]["KeyName"];
            address: components["schemas"]["WebhookAddress"];
            /** @description A list of the caller. */
            listId: components["schemas"]["Id"] | null;
            /** @description An agent of the caller. */
            agentId: components["schemas"]["Id"] | null;
        };
        /** @description A webhook and its new secret. No other response contains the secret. */
        NewWebhook: {
            webhook: components["schemas"]["Webhook"];
            /** @description The secret with which hints are signed, in the form of Standard Webhooks. */
            secret: string;
        };
        /** @description A hint that was sent to a webhook or waits to be sent, with the answer to the last try. */
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            /** @description The header webhook-id, the same in every try. */
            messageId: string;
            /**
             * @description Whether something has changed, or a user asked for a test.
             * @enum {string}
             */
            kind: "changes" | "test";
            /** @description The body of the request, the same in every try. */
            body: string;
            /** Format: date-time */
            created: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** @description How often it was sent. */
            tries: number;
            /**
             * Format: date-time
             * @description When it is sent next. Null unless it waits.
             */
            nextTry: string | null;
            /**
             * Format: date-time
             * @description When it was last sent. Null if it was not.
             */
            lastTry: string | null;
            /** @description The status of the answer. Null without an answer. */
            status: number | null;
            /** @description The beginning of the answer. Null without an answer. */
            answer: string | null;
            /** @description Why there was no answer. `refused`: the address is not a public one. `notFound`: the name of the host has no address. `timeout`: there was no answer within 10 seconds. `insecure`: the certificate is not valid. `unreachable`: anything else. Null with an answer. */
            failure: ("refused" | "notFound" | "timeout" | "insecure" | "unreachable") | null;
        };
        /** @description A page of the hints of a webhook. */
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            /** @description Where the next page begins. Null on the last page. */
            before: components["schemas"]["Id"] | null;
        };
        /**
         * @description The format of a spreadsheet. A workbook (`xlsx`) of procurements has a second sheet with their lots. A text file (`csv`) has semicolons and decimal commas, and begins with a byte order mark.
         * @enum {string}
         */
        ExportKind: "xlsx" | "csv";
        /** @description A spreadsheet of the caller. */
        Export: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ExportKind"];
            itemType: components["schemas"]["ItemType"];
            /** @enum {string} */
            state: "waiting" | "running" | "ready" | "failed";
            /** @description Why it was not made. `gone`: the list was deleted, or is no longer shared with the caller. `forbidden`: the caller's product no longer includes it. `tooLarge`: the file would be too large. `failed`: anything else. Null if it has not failed. */
            failure: ("gone" | "forbidden" | "tooLarge" | "failed") | null;
            /** @description How many items are written so far. */
            rows: number;
            /** @description How many items will be written. Null until it is known. */
            total: number | null;
            /** @description Whether there are more items than an export has. They are left out. */
            hasMore: boolean;
            /** Format: date-time */
            requested: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            ready: string | null;
            /** @description The size of the file. */
            bytes: number | null;
            /** @description The path of the file. Its signature is valid for two to three hours. Null until the file is ready, and for callers without a paid product. */
            link: string | null;
        };
        /** @description A page of the caller's spreadsheets. */
        ExportPage: {
            items: components["schemas"]["Export"][];
            /** @description Where the next page begins. Null on the last page. */
            before: components["schemas"]["Id"] | null;
        };
        /**
         * @description A column of a spreadsheet. Columns that the item type does not have, or that the caller may not read, are left out.
         * @enum {string}
         */
        ExportColumn: "id" | "name" | "phase" | "budget" | "currency" | "place" | "buildingStart" | "buildingEnd" | "published" | "updated" | "criteria" | "builder" | "tenders" | "liable" | "nextDeadline" | "registration" | "address" | "postalCode" | "city" | "roles";
        /** @description The filters of a project search. A whole project agent may be sent. Its properties that are not filters have no effect. Any other property is refused, so that misspelt filters are noticed. */
        ProjectSearch: components["schemas"]["ProjectCriteria"] & {
            id?: number | null;
            version?: components["schemas"]["Version"];
            name?: string | null;
            /** @constant */
            type?: "project";
            mailTime?: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            orderBy?: components["schemas"]["SearchOrder"];
            ascending?: boolean;
            alertKinds?: components["schemas"]["AlertKinds"];
            paUserIds?: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description All results of a project search. */
        ProjectExportRequest: {
            /** @constant */
            of: "search";
            /** @constant */
            itemType: "project";
            filters: components["schemas"]["ProjectSearch"];
            orderBy?: components["schemas"]["SearchOrder"];
            /** @default false */
            ascending?: boolean;
            /**
             * @description Only items that are new or changed since the caller last saw them.
             * @default false
             */
            unseen?: boolean;
        };
        /** @description The filters of a procurement search. A whole procurement agent may be sent. Its properties that are not filters have no effect. Any other property is refused, so that misspelt filters are noticed. */
        ProcurementSearch: components["schemas"]["ProcurementCriteria"] & {
            id?: number | null;
            version?: components["schemas"]["Version"];
            name?: string | null;
            /** @constant */
            type?: "procurement";
            mailTime?: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            orderBy?: components["schemas"]["SearchOrder"];
            ascending?: boolean;
            alertKinds?: components["schemas"]["AlertKinds"];
            paUserIds?: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description All results of a procurement search. */
        ProcurementExportRequest: {
            /** @constant */
            of: "search";
            /** @constant */
            itemType: "procurement";
            filters: components["schemas"]["ProcurementSearch"];
            orderBy?: components["schemas"]["SearchOrder"];
            /** @default false */
            ascending?: boolean;
            /**
             * @description Only items that are new or changed since the caller last saw them.
             * @default false
             */
            unseen?: boolean;
        };
        /** @description The filters of a company search. A whole company agent may be sent. Its properties that are not filters have no effect. Any other property is refused, so that misspelt filters are noticed. */
        CompanySearch: components["schemas"]["CompanyCriteria"] & {
            id?: number | null;
            version?: components["schemas"]["Version"];
            name?: string | null;
            /** @constant */
            type?: "company";
            mailTime?: components["schemas"]["MailTime"];
            ownMailTime?: components["schemas"]["OwnMailTime"];
            alertKinds?: components["schemas"]["AlertKinds"];
            paUserIds?: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description All results of a company search. */
        CompanyExportRequest: {
            /** @constant */
            of: "search";
            /** @constant */
            itemType: "company";
            filters: components["schemas"]["CompanySearch"];
            orderBy?: components["schemas"]["SearchOrder"];
            /** @default false */
            ascending?: boolean;
        };
        /** @description The items of one type on a list, as the page of the list shows them. */
        ListExportRequest: {
            /** @constant */
            of: "list";
            itemType: components["schemas"]["ItemType"];
            listId: components["schemas"]["Id"];
            orderBy?: components["schemas"]["ListOrder"];
            /**
             * @description A text that the items contain.
             * @default
             */
            text?: string;
        };
        /** @description A spreadsheet to make. */
        ExportDraft: {
            kind: components["schemas"]["ExportKind"];
            /** @description The columns in their order. The last column is always a link to the page of the item. */
            columns: components["schemas"]["ExportColumn"][];
            source: components["schemas"]["ProjectExportRequest"] | components["schemas"]["ProcurementExportRequest"] | components["schemas"]["CompanyExportRequest"] | components["schemas"]["ListExportRequest"];
        };
        /**
         * @description How many days before a deadline.
         * @enum {integer}
         */
        ReminderDays: 1 | 3 | 7 | 14;
        /** @description When the user is reminded of deadlines by e-mail: a number of days before each deadline of a tender, or of the tenders on a list. */
        Reminder: {
            listId: components["schemas"]["Id"] | null;
            procurementId: components["schemas"]["Id"] | null;
            days: components["schemas"]["ReminderDays"];
        };
        /** @description A reminder to save. Exactly one of `listId` and `procurementId` is a number. */
        ReminderDraft: {
            /** @description A list of the caller. */
            listId: components["schemas"]["Id"] | null;
            procurementId: components["schemas"]["Id"] | null;
            /** @description Null ends the reminders. */
            days: components["schemas"]["ReminderDays"] | null;
        };
        /** @description The language of a user. */
        UserLanguage: {
            languageId: components["schemas"]["LanguageId"];
        };
        /** @description A copy of what is stored about the caller, as a ZIP archive with one JSON file per table. All properties are null until the caller asks for one. */
        PersonalDataExport: {
            /**
             * Format: date-time
             * @description When the caller asked for it.
             */
            requested: string | null;
            /**
             * Format: date-time
             * @description When it was made. Null while it is being made.
             */
            ready: string | null;
            /** @description The path of the archive. Its signature is valid for two to three hours. */
            link: string | null;
        };
        /** @description An item on a list of the caller that is new or changed since the caller last saw it. */
        UnseenListItem: {
            /** @enum {string} */
            type: "project" | "procurement";
            /** @description The name of the item, in the language of the call if available, otherwise in the item's own language. */
            name: string;
            unseen: components["schemas"]["UnseenItem"];
        };
        /** @description An item that agents of the caller have found, and that is new or changed since the caller last saw it. */
        FoundListItem: components["schemas"]["UnseenListItem"] & {
            /** @description The names of the agents, in alphabetical order. */
            agentNames: string[];
        };
        /** @description What needs the attention of a user today, among the items on the user's lists and the items that the user's agents (saved searches) have found. */
        Today: {
            /** @description Tenders whose next deadline is within 14 days, soonest first, at most 20. They are on the lists or among the matches. Deadlines that the caller has dismissed are left out. Empty without a paid product. */
            deadlines: components["schemas"]["ProcurementSummary"][];
            /** @description The items on the lists that are new or changed since the caller last saw them, newest change first, at most 20. */
            changes: components["schemas"]["UnseenListItem"][];
            /** @description The number of items that are new or changed. */
            changeCount: number;
            /** @description The items that agents have found in the last 30 days, and that are new or changed since the caller last saw them. Newest first, at most 20. Items that are on a list or hidden are left out. */
            matches: components["schemas"]["FoundListItem"][];
            /** @description The number of these items. */
            matchCount: number;
        };
        /** @description Deadlines that a user dismisses, or wants to see again. */
        DismissedDeadlines: {
            /** @description False to show the deadlines again. */
            isDismissed: boolean;
            deadlines: {
                id: components["schemas"]["Id"];
                /**
                 * Format: date
                 * @description The next deadline of the tender as the user saw it.
                 */
                day: string;
            }[];
        };
        /** @description A national domain, which is one of the three variants of the product (dk, se and no). */
        Domain: {
            id: components["schemas"]["DomainId"];
            languageId: components["schemas"]["LanguageId"];
            countryId: components["schemas"]["Id"];
            /** @description The country's name in its own language. */
            nativeCountryName: string;
            /** @description The locale for formatting numbers, a BCP 47 tag such as da-DK. */
            numberFormat: string;
            /** @description The file of the logo. */
            fileId: number | null;
            /** @description The logo, by the code and the extension of its file. */
            logo: {
                code: string;
                extension: string;
            };
            /** @description The name of the site. */
            name: string;
            /** @description The last label of the host. */
            tld: string;
            /** @description The label before the last one of the host. */
            sld: string;
            /** @description The value of the query parameter `domain` that selects this domain on localhost. */
            localhost: string;
            mailSupport: components["schemas"]["EmailAddress"];
            mailDoNotReply: components["schemas"]["EmailAddress"];
            /** @description Null when visits are not measured. */
            hotjarId: string | null;
            /** @description The URL for booking a demo. */
            calendlyBookdemo: string | null;
            /** @description The URL for booking a meeting as a customer. */
            calendlyCustomer: string | null;
            /** @description The container of the tag manager; absent when there is none. */
            gtm?: string;
        };
        /** @description A language of the product. */
        Language: {
            id: components["schemas"]["LanguageId"];
            /** @description The name of the language in the language itself. */
            nativeName: string;
            /** @description Two letters of ISO 639-1. */
            iso6391: string;
            /** @description Three letters of ISO 639-2. */
            iso6392: string;
            /** @description The name of the language in English. */
            international: string;
        };
        /** @description A country of items and companies. */
        Country: {
            id: components["schemas"]["Id"];
            /** @description The name of the country in the language of the call. */
            name: string;
            /** @description Two letters of ISO 3166-1. */
            code: string;
            /** @description The national domain (dk, se or no) of the country. Null for a country without one. */
            domain: components["schemas"]["Domain"] | null;
            /** @description The languages of the product that are official in the country. */
            languages: components["schemas"]["Language"][];
        };
        /** @description A criterion with its children. */
        Criterion: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call. */
            name: string;
            typeId: components["schemas"]["Id"];
            children: components["schemas"]["Criterion"][];
            /** @description The mark in a filter: included, excluded or null. Not part of the reference data. */
            included?: boolean | null;
        };
        /** @description A tree of criteria, such as geography, that is one filter. Also says where the filter is used. */
        CriterionType: {
            id: components["schemas"]["Id"];
            /** @description The translation key of the type's name. */
            translationProperty: string;
            /** @description Whether users can filter by the type. */
            searchable: boolean;
            /** @description Whether pages show the type separately from the standard types. */
            tailored: boolean;
            /** @description Whether lists of projects show the criteria of the type. */
            highlightedProject: boolean;
            /** @description Whether lists of procurements show the criteria of the type. */
            highlightedProcurement: boolean;
            /** @description The trees of the criteria. */
            criteria: components["schemas"]["Criterion"][];
        };
        /** @description A procedure of procurements, such as public or restricted. */
        ProcurementType: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call. */
            name: string;
        };
        /** @description A role that companies can have on items. */
        Role: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call. */
            name: string;
            /** @description The item types whose search can be filtered by the role. */
            itemTypes: components["schemas"]["ItemType"][];
        };
        /** @description When an item entered a phase. */
        PhaseRecord: {
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Null when the day is unknown.
             */
            date: string | null;
            phase: components["schemas"]["Phase"];
        };
        /** @description A contact person. */
        ContactPerson: {
            name: string | null;
            position: string | null;
            mail: string | null;
            phone: string | null;
        };
        /** @description The role of a company on an item. Properties marked `x-paid` are null for callers without a paid product. */
        CompanyRole: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            companyName: string;
            /** @description Null for an unlisted role, which `roleString` names. */
            role: components["schemas"]["Role"] | null;
            /** @description The role as text, used when `role` is missing or unspecified. */
            roleString: string | null;
            /** @description Whether the company won the contract. Withheld from callers without a paid product, together with the role. */
            isWinner: boolean;
            /** Format: date */
            added: string;
            note: string | null;
            /** @description Null when no person is known. */
            contactPerson: components["schemas"]["ContactPerson"] | null;
            /** @description The reply of a company that does not want to be contacted. */
            noContactResponse: string | null;
            /** @description Null for a procurement. */
            projectId: number | null;
            /** @description Null for a project. */
            procurementId: number | null;
            /** @description The name of the project or procurement. */
            itemName: string;
            itemPhase: components["schemas"]["Phase"];
        };
        /** @description A project, by id and name. */
        ProjectReference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A building project. */
        Project: {
            id: components["schemas"]["Id"];
            /** @description The name of the project, in the language of the call if available, otherwise in its own language. */
            name: string;
            description: string | null;
            /** @description The language of the texts, two letters of ISO 639-1. */
            language: string | null;
            countryId: number | null;
            /** @description Whether the project is still in preparation. */
            inProgress: boolean;
            phase: components["schemas"]["ProjectPhase"];
            projectPhaseRecords: components["schemas"]["PhaseRecord"][];
            /** @description The estimated sum, in units of currency. */
            budget: number | null;
            currency: components["schemas"]["Currency"];
            /** Format: date */
            buildingStart: string | null;
            /** Format: date */
            buildingEnd: string | null;
            /** @description In square metres. */
            buildingArea: number | null;
            numberOfUnits: number | null;
            floors: number | null;
            address: string | null;
            postalCode: string | null;
            city: string | null;
            /** @description The URL of the council's summary. */
            summaryLink: string | null;
            /** @description Municipality or region. */
            summaryMunicipality: string | null;
            summaryCommittee: string | null;
            /** @description Number or paragraph. */
            summaryNumber: string | null;
            /** Format: date */
            summaryDate: string | null;
            /** @description The contact person at the council. */
            contactPerson: components["schemas"]["ContactPerson"] | null;
            /** Format: date */
            published: string | null;
            /**
             * Format: date-time
             * @description The time of the last update, for sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description The day of the last update, for display.
             */
            lastUpdateDate: string | null;
            coverImage: components["schemas"]["File"] | null;
            /** @description The number of the project's procurements. */
            procurementCount: number;
            /** @description The procurements themselves. */
            procurements: components["schemas"]["ProcurementSummary"][];
            criteria: components["schemas"]["CriterionGroup"][];
            /** @description The notes that the caller may see. */
            notes: components["schemas"]["Note"][];
            companyRoles: components["schemas"]["CompanyRole"][];
            /** @description Images and documents. */
            files: components["schemas"]["File"][];
            /** @description Newest first. */
            articles: components["schemas"]["Article"][];
            parentProject: components["schemas"]["ProjectReference"] | null;
            childrenProjects: components["schemas"]["ProjectReference"][];
        };
        /** @description The limited visitor may not open any more projects. */
        AccessRunOutProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "accessRunOut";
            /** @constant */
            status?: 480;
        };
        /** @description When a procurement entered a phase. The dates are derived from its date windows and announcements. */
        TenderPhaseRecord: components["schemas"]["PhaseRecord"] & {
            /**
             * Format: date
             * @description Null when the day is unknown.
             */
            date?: string | null;
        };
        /**
         * @description The type of an announcement, a code for clients to translate. In the notices of Danish authorities `update` is an Opdatering, `correction` a Rettelse, `result` a Resultat and `cancellation` an Annullering.
         * @enum {string}
         */
        AnnouncementType: "update" | "correction" | "result" | "cancellation";
        /** @description An announcement of the contracting authority about a procurement. */
        Announcement: {
            id: components["schemas"]["Id"];
            /** Format: date */
            date: string;
            type: components["schemas"]["AnnouncementType"];
            /** @description The changes that the announcement describes. Null or empty if there are none. */
            changes: string | null;
            description: string | null;
        };
        /** @description An entry in the history of a procurement. */
        ProcurementUpdate: {
            /** Format: date */
            date: string;
            type: components["schemas"]["AnnouncementType"];
            text: string;
        };
        /** @description A period in which something can be done. Either end may be open. */
        DateWindow: {
            /** Format: date */
            from: string | null;
            /**
             * Format: date
             * @description The last day.
             */
            to: string | null;
            /** @description The time of day at which the period ends on its last day, local to the item. Null for the end of the day. */
            toTime: string | null;
        };
        /** @description When companies can apply to participate. */
        ParticipationWindow: components["schemas"]["DateWindow"] & {
            address: string | null;
            note: string | null;
        };
        /** @description When tenders can be submitted. */
        OffersWindow: components["schemas"]["DateWindow"] & {
            address: string | null;
            link: string | null;
            note: string | null;
        };
        /** @description When the tender documents can be ordered. */
        MaterialWindow: components["schemas"]["DateWindow"] & {
            link: string | null;
        };
        /** @description When questions can be asked. */
        InquiryWindow: components["schemas"]["DateWindow"] & {
            address: string | null;
        };
        /** @description A value that the buyer keeps back, as eForms allows. An extension of this API. */
        Withheld: {
            /**
             * @description The property that is null for this reason.
             * @enum {string}
             */
            property: "budget" | "procurementType" | "result" | "awardedSum";
            /**
             * Format: date
             * @description The first day on which the value may be read. Null when it stays withheld, or when the day has passed and the value is not known.
             */
            until: string | null;
        };
        /** @description A part of a procurement that is tendered and contracted by itself. Properties marked `x-paid` are null for callers without a paid product. An extension of this API. */
        Lot: {
            /** @description The id in the notices of the procurement, such as `LOT-0003`. */
            id: string;
            /** @description The number for readers, such as `3`; the id if it contains none. */
            number: string;
            title: string | null;
            /** @description Cut after 4,000 characters; the whole text is searched. */
            description: string | null;
            /** @description The CPV codes and regions of the lot. */
            criteria: components["schemas"]["CriterionGroup"][];
            /** @description The city in which the work is done. */
            place: string | null;
            /** @description The estimated value, in units of currency. */
            budget: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The first day of the contract.
             */
            start: string | null;
            /**
             * Format: date
             * @description The last day of the contract.
             */
            end: string | null;
            /** @description How long the contract runs. */
            durationInDays: number | null;
            /** @description The period for requests to participate. Null when there is none. */
            participation: components["schemas"]["DateWindow"] | null;
            /** @description The period for submitting tenders. Null when there is none. */
            offers: components["schemas"]["DateWindow"] | null;
            /** @description The period for questions. Null when there is none. */
            inquiry: components["schemas"]["DateWindow"] | null;
            /** @description What became of the lot. Null while it is not decided. */
            result: ("awarded" | "unsuccessful" | "cancelled") | null;
            /** @description What the lot was contracted for. Null when it is not known. */
            awardedSum: {
                amount: number;
                currency: components["schemas"]["Currency"];
            } | null;
            winners: {
                companyId: components["schemas"]["Id"];
                companyName: string;
            }[] | null;
            /** @description What the buyer keeps back of the lot. */
            withheld: components["schemas"]["Withheld"][];
        };
        /** @description A public or private procurement. Properties marked `x-paid` are null for callers without a paid product. */
        Procurement: {
            id: components["schemas"]["Id"];
            /** @description The name of the procurement, in the language of the call if available, otherwise in its own language. */
            name: string;
            summary: string | null;
            description: string | null;
            /** @description The text of the tender notice. */
            tenderText: string | null;
            /** @description The language of the notice, two letters of ISO 639-1. Its texts are in this language, except those of which `original` has the original. */
            language: string | null;
            countryId: number | null;
            /** @description Whether the procurement is still in preparation. */
            inProgress: boolean;
            phase: components["schemas"]["ProcurementPhase"];
            procurementPhaseRecords: components["schemas"]["TenderPhaseRecord"][];
            /** @description The contract sum, in units of currency. */
            budget: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The earliest end of a date window in the future; null when there is none.
             */
            nextDeadline: string | null;
            /** Format: date */
            published: string | null;
            /**
             * Format: date-time
             * @description The time of the last update, for sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description The day of the last update, for display.
             */
            lastUpdateDate: string | null;
            /** @description The project that the procurement belongs to. */
            project: {
                /** @description 0 means none. */
                id: number;
            };
            procurementType: components["schemas"]["ProcurementType"] | null;
            criteria: components["schemas"]["CriterionGroup"][];
            /** @description The notes that the caller may see. */
            notes: components["schemas"]["Note"][];
            /** @description The roles of companies, except those of winners. Without a paid product, the roles of the contracting authority and of companies that have won are left out too. */
            companyRoles: components["schemas"]["CompanyRole"][];
            /** @description The roles of the winners. */
            winners: components["schemas"]["CompanyRole"][] | null;
            /** @description The publisher of the notice. */
            provider: string | null;
            /** @description The contracting authority. */
            liable: string | null;
            /** @description The number in the Official Journal of the European Union. */
            euNr: string | null;
            /** @description The announcements, newest first. */
            announcements: components["schemas"]["Announcement"][] | null;
            /** @description The history of the procurement, newest first. */
            procurementUpdates: components["schemas"]["ProcurementUpdate"][] | null;
            /** Format: date */
            buildingStart: string | null;
            /** Format: date */
            buildingEnd: string | null;
            /** @description The period for requests to participate. Null when there is none. */
            participation: components["schemas"]["ParticipationWindow"] | null;
            /** @description The period for submitting tenders. Null when there is none. */
            offers: components["schemas"]["OffersWindow"] | null;
            /** @description The period for ordering the tender documents. Null when there is none. */
            material: components["schemas"]["MaterialWindow"] | null;
            /** @description The period for questions about the procurement. Null when there is none. */
            inquiry: components["schemas"]["InquiryWindow"] | null;
            coverImage: components["schemas"]["TenderImage"] | null;
            /** @description The lots, in the order of the notice; empty when the procurement is not divided. An extension of this API. */
            lots: components["schemas"]["Lot"][];
            /** @description What the buyer keeps back. An extension of this API. */
            withheld: components["schemas"]["Withheld"][];
            /** @description The texts in the language of the notice, if the buyer also wrote them in the language of the call and `name` or `description` is in that language. An extension of this API. */
            original: {
                /** @description Two letters of ISO 639-1. */
                language: string;
                name: string;
                description: string | null;
            } | null;
        };
        /** @description A company. */
        Company: {
            id: components["schemas"]["Id"];
            companyName: string;
            /** @description The registration number of the company. */
            cvr: string | null;
            address: string | null;
            postalCode: string | null;
            city: string | null;
            countryId: number | null;
            phone: string | null;
            mail: string | null;
            /** @description The website of the company. */
            link: string | null;
            description: string | null;
            /** @description The logo of the company. */
            file: components["schemas"]["File"] | null;
            /**
             * Format: date
             * @description The day on which the company was deleted from its register, went bankrupt or began to be dissolved. Null if it goes on, or if no register has described it.
             */
            ended: string | null;
            /**
             * Format: date-time
             * @description The time of the last update, for sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description The day of the last update, for display.
             */
            lastUpdateDate: string | null;
            /** @description The notes on the company that the caller may see. No other call returns them. */
            notes: components["schemas"]["Note"][];
            /** @description The number of items in which the company has a role. */
            roleCount: number;
            /** @description The ten newest roles of the company. Another call returns the others page by page. */
            companyRoles: components["schemas"]["CompanyRole"][];
        };
        /** @description A piece of a text. Concatenating all pieces gives the text. */
        TextPart: {
            text: string;
            /** @description Whether this piece matches the search. */
            isMatch: boolean;
        };
        /** @description The matches of a free text in an item, for display. */
        Highlight: {
            id: components["schemas"]["Id"];
            /** @description The name of the item, in pieces that match or not. */
            name: components["schemas"]["TextPart"][];
            /** @description The passage around the first match in its texts, in pieces, with an ellipsis where the text continues. Null when no text matches. */
            excerpt: components["schemas"]["TextPart"][] | null;
        };
        /** @description The free text of a search with corrected words, which all occur in items, and what the new text finds. */
        SpellingSuggestion: {
            /** @description The corrected text to search for instead. */
            text: string;
            /** @description The number of matches, as in the result of a search. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
        };
        /** @description A page of a search of companies and roles. */
        CompaniesAndRolesResult: {
            companies: components["schemas"]["CompanySummary"][];
            /** @description The number of matches, exact up to 1,000. For more matches it is 1,000, and `countIsCapped` is true. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description The matches of the free text in the companies of the page. Empty without search words. */
            highlights?: components["schemas"]["Highlight"][];
            /** @description Another spelling of the free text that finds more companies. Present only on the first page, and only when fewer than three match. */
            spelling?: components["schemas"]["SpellingSuggestion"];
        };
        /** @description The exact number of matches. */
        SearchCount: {
            count: number;
        };
        /** @description Why an item matches. Leaves out what is clear from the filters. */
        MatchReason: {
            id: components["schemas"]["Id"];
            /** @description The criteria of the search that the item has, or that contain a criterion of the item. */
            criteria: components["schemas"]["Id"][];
            /** @description The range filters that the item matches only because it has no value for them. */
            unspecified: (components["schemas"]["Measure"] | "buildingPeriod")[];
            /** @description The numbers of the lots to which criteria or sum of the search apply, if these are not those of the whole procurement. At most ten. An extension of this API. */
            lots: string[];
        };
        /** @description The number of matches of a search for each criterion of a type, each interval of a measure, or each option of a filter. */
        Facet: {
            /** @description The number of matches per criterion, including the criteria below it. Empty for other facets. */
            criteria: {
                id: components["schemas"]["Id"];
                count: number;
            }[];
            /** @description The number of matches per interval of the measure, in the unit of the filter, ascending and without gaps. Empty for other facets. */
            bars: {
                /** @description The lowest value of the interval. */
                from: number;
                /** @description The lowest value of the next interval. Null for the last interval. */
                to: number | null;
                count: number;
            }[];
            /** @description The number of matches per option of a filter. Options without matches are missing, and the whole property is missing for other facets. An item with several roles counts for each of them. */
            options?: {
                id: components["schemas"]["Id"];
                count: number;
            }[];
            /** @description The number of matches per value of `isPublic`. Missing for other facets. */
            sectors?: {
                /** @description The number of all matches, including those for which it is unknown whether the client is public. */
                all: number;
                public: number;
                private: number;
            };
            /** @description The number of matches without a value; 0 for other facets. */
            unspecified: number;
            /** @description Whether there are more matches than were counted, so that each count is a lower bound. */
            countIsCapped: boolean;
        };
        /** @description A group of criteria whose name has the words of a free text, and what a search finds that asks for the group instead of the words. */
        GroupOffer: {
            /** @description The id of the criterion that has the others below it. */
            id: number;
            /** @description The id of its type. */
            typeId: number;
            /** @description Its name in the language of the caller. */
            name: string;
            /** @description The number of matches, as in the result of a search. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
        };
        /** @description Projects that have some of the words of a free text, or translations of them. Filters, fields such as `place:Aarhus`, and exclusions still apply. */
        PartialProjectMatches: {
            /** @description The items, best matches first. Items that have all words are left out. */
            items: components["schemas"]["ProjectSummary"][];
            /** @description The words of the text and their translations in the items, in the order of the items. */
            highlights: components["schemas"]["Highlight"][];
        };
        /** @description A page of a project search. */
        ProjectSearchResult: {
            items: components["schemas"]["ProjectSummary"][];
            /** @description The number of matches, exact up to 1,000. For more matches it is 1,000, and `countIsCapped` is true. A search by best match then ranks the 1,000 newest matches. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description The matches of the free text in the items of the page. Empty without search words. */
            highlights?: components["schemas"]["Highlight"][];
            /** @description Why the items of the page match, in the order of the items. */
            reasons?: components["schemas"]["MatchReason"][];
            /** @description The items of the page that are new or changed since the caller last saw them. */
            unseen?: components["schemas"]["UnseenItem"][];
            /** @description Present when requested. */
            facet?: components["schemas"]["Facet"];
            /** @description Another spelling of the free text that finds more items. Present only on the first page, and only when fewer than three items match. */
            spelling?: components["schemas"]["SpellingSuggestion"];
            /** @description Groups of criteria whose names have the words of the free text. Free texts do not search the names of groups. Present only on the first page of a search for words alone. */
            groupOffers?: components["schemas"]["GroupOffer"][];
            /** @description Items that have some of the words, or translations of them. Present only on the first page, and only when fewer than three items have all words. */
            partialMatches?: components["schemas"]["PartialProjectMatches"];
        };
        /** @description Procurements that have some of the words of a free text, or translations of them. Filters, fields such as `place:Aarhus`, and exclusions still apply. */
        PartialProcurementMatches: {
            /** @description The items, best matches first. Items that have all words are left out. */
            items: components["schemas"]["ProcurementSummary"][];
            /** @description The words of the text and their translations in the items, in the order of the items. */
            highlights: components["schemas"]["Highlight"][];
        };
        /** @description A page of a procurement search. */
        ProcurementSearchResult: {
            items: components["schemas"]["ProcurementSummary"][];
            /** @description The number of matches, exact up to 1,000. For more matches it is 1,000, and `countIsCapped` is true. A search by best match then ranks the 1,000 newest matches. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description The matches of the free text in the items of the page. Empty without search words. */
            highlights?: components["schemas"]["Highlight"][];
            /** @description Why the items of the page match, in the order of the items. */
            reasons?: components["schemas"]["MatchReason"][];
            /** @description The items of the page that are new or changed since the caller last saw them. */
            unseen?: components["schemas"]["UnseenItem"][];
            /** @description Present when requested. */
            facet?: components["schemas"]["Facet"];
            /** @description Another spelling of the free text that finds more items. Present only on the first page, and only when fewer than three items match. */
            spelling?: components["schemas"]["SpellingSuggestion"];
            /** @description Groups of criteria whose names have the words of the free text. Free texts do not search the names of groups. Present only on the first page of a search for words alone. */
            groupOffers?: components["schemas"]["GroupOffer"][];
            /** @description Items that have some of the words, or translations of them. Present only on the first page, and only when fewer than three items have all words. */
            partialMatches?: components["schemas"]["PartialProcurementMatches"];
        };
        /** @description A page of a company search. */
        CompanySearchResult: {
            items: components["schemas"]["CompanySummary"][];
            /** @description The number of matches, exact up to 1,000. For more matches it is 1,000, and `countIsCapped` is true. A search by best match then ranks the 1,000 newest matches. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description The matches of the free text in the items of the page. Empty without search words. */
            highlights?: components["schemas"]["Highlight"][];
            /** @description Another spelling of the free text that finds more companies. Present only on the first page, and only when fewer than three match. */
            spelling?: components["schemas"]["SpellingSuggestion"];
        };
        /**
         * @description The order of the roles of a company; `added` sorts by the day on which the role was added.
         * @enum {string}
         */
        CompanyRoleOrder: "added" | "phase" | "name" | "role";
        /** @description A page of the roles of a company, and their exact number. */
        CompanyRolePage: {
            items: components["schemas"]["CompanyRole"][];
            count: number;
        };
        /** @description A word of a free text, or words beside each other such as 'town hall', and the other words that a search also finds for them. */
        WordSynonyms: {
            /** @description The word as it is written in the text, or several words with a space between. */
            word: string;
            /** @description The synonyms and translations of the word. Those in the caller's language come first. */
            synonyms: string[];
        };
        /** @description A company whose name matches the typed text. It can be sent in a search unchanged. */
        CompanySuggestion: {
            id: components["schemas"]["Id"];
            companyName: string;
            cvr: string | null;
            city: string | null;
        };
        /**
         * @description What has changed. `other` is any change that no other kind describes, and `republished` the dates of publication alone. More kinds may be added.
         * @enum {string}
         */
        ChangeKind: "new" | "cancelled" | "awarded" | "deadlineMoved" | "deadlineAdded" | "deadlineRemoved" | "sum" | "phase" | "text" | "documents" | "roles" | "announcement" | "criteria" | "other" | "republished";
        /** @description A change of an item, as the ledger has it. */
        Change: {
            id: components["schemas"]["Id"];
            itemType: components["schemas"]["ItemType"];
            itemId: components["schemas"]["Id"];
            /** @description The name that the item has now. */
            itemName: string;
            kind: components["schemas"]["ChangeKind"];
            /** @description The change in one line, in the language of the call. */
            text: string;
            /**
             * Format: date-time
             * @description When the transaction that stored the change began, so not in order.
             */
            stored: string;
            /** @description The id of the published notice, or the name of a job of the service. Null when unknown. */
            source: string | null;
            /** @description Whether older data were added or read better, so that nobody was notified. */
            isCorrection: boolean;
        };
        /** @description A page of changes, the earliest first. */
        ChangePage: {
            changes: components["schemas"]["Change"][];
            /** @description The `after` of the next call. Its form may change. */
            next: string;
            /** @description Whether more changes are known already. */
            hasMore: boolean;
        };
        /** @description What has happened to the items on a list, newest first. */
        ActivityLog: {
            /** @description The name of the list. */
            name: string;
            updates: components["schemas"]["Update"][];
        };
        /** @description A note to save. Exactly one of the three ids is a number. A whole note may be sent; `created`, `updated` and `createdBy` are ignored. The item of an existing note stays the same, so another id is ignored too. */
        NoteDraft: {
            /** @description Null or absent for a new note. */
            id?: number | null;
            version?: components["schemas"]["Version"];
            title?: string | null;
            /** @description Not blank. */
            text: string;
            /** @description The users who can see the note. At least one, and only the caller and colleagues. */
            paUserIds: components["schemas"]["Id"][];
            projectId?: number | null;
            procurementId?: number | null;
            companyId?: number | null;
            /** Format: date-time */
            created?: string;
            /** Format: date-time */
            updated?: string;
            createdBy?: string;
        };
        /** @description A person at a company. */
        Contact: {
            id: components["schemas"]["Id"];
            name: string;
            position: string | null;
            mail: string | null;
            phone: string | null;
        };
        /** @description News about the product. */
        Notification: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
            /** Format: date-time */
            created: string;
            /** @description Whether the caller has seen the news. */
            seen: boolean;
            /** @description A video. */
            file: components["schemas"]["File"] | null;
        };
        /** @description A part of a page of the user guide. */
        HelpdeskPart: {
            id: components["schemas"]["Id"];
            /** @description HTML. Clients must sanitise it before display. */
            text: string;
            file: components["schemas"]["File"] | null;
        };
        /** @description A page of the user guide. */
        HelpdeskPage: {
            id: components["schemas"]["Id"];
            title: string;
            parts: components["schemas"]["HelpdeskPart"][];
        };
        /** @description A tab of the user guide. */
        HelpdeskTab: {
            id: components["schemas"]["Id"];
            name: string;
            icon: string;
            iconType: string;
            /** @description The position among the tabs. */
            index: number;
            pages: components["schemas"]["HelpdeskPage"][];
        };
        /** @description A tip that was sent about a company's role on an item, or about a contact. For a contact, both item ids and `companyRoleId` are null. */
        Tip: {
            id: components["schemas"]["Id"];
            /** @description Null for a procurement. */
            projectId: number | null;
            /** @description Null for a project. */
            procurementId: number | null;
            paUserId: components["schemas"]["Id"];
            companyRoleId: number | null;
            contactId: number | null;
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone: string | null;
            description: string;
        };
        /** @description A tip to send. Exactly one of `companyRoleId` and `contactId` is a number. For a contact, both item ids are null; for a role, exactly one of them is a number. */
        TipDraft: {
            /** @description Null for a procurement. */
            projectId?: number | null;
            /** @description Null for a project. */
            procurementId?: number | null;
            paUserId: components["schemas"]["Id"];
            companyRoleId?: number | null;
            contactId?: number | null;
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone: string | null;
            /** @description The message, which names the user, the item with its type and id, the company and the role. */
            description: string;
        };
        /** @description A company that subscribes, as administrators see it. */
        ManagedCompany: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * Format: date-time
             * @description When the company ended. Null while its users may log in.
             */
            ended: string | null;
            /** @description The number of its users. */
            users: number;
        };
        /** @description A page of companies that subscribe, and their number. */
        ManagedCompanyPage: {
            items: components["schemas"]["ManagedCompany"][];
            count: number;
        };
        /** @description A new company that subscribes. */
        ManagedCompanyDraft: {
            name: string;
        };
        /** @description A user, as administrators see it. */
        ManagedUser: {
            id: components["schemas"]["Id"];
            email: string;
            name: string;
            companyId: components["schemas"]["Id"];
            /** @description The name of the company. */
            company: string;
            /** @description The code of the product. Null without a subscription. */
            product: string | null;
            administrator: boolean;
            /** @description Whether the user has set a password. */
            activated: boolean;
            /**
             * Format: date-time
             * @description When the account was deactivated. Null while the user may log in.
             */
            deactivated: string | null;
        };
        /** @description A page of users, and their number. */
        ManagedUserPage: {
            items: components["schemas"]["ManagedUser"][];
            count: number;
        };
        /** @description A user to invite. */
        ManagedUserDraft: {
            email: components["schemas"]["EmailAddress"];
            name: string;
            companyId: components["schemas"]["Id"];
            /** @description The code of the product. Null without a subscription. */
            product: string | null;
            /**
             * @description Where the user begins. Its language is that of the mails.
             * @enum {string}
             */
            domain: "dk" | "se" | "no";
            administrator: boolean;
        };
        /** @description Whether a company that subscribes has ended. */
        CompanyEnding: {
            /** @description True ends it, false lets it go on. */
            ended: boolean;
        };
        /** @description A key of a user, as administrators see it. */
        ManagedKey: {
            id: components["schemas"]["Id"];
            name: string;
            scopes: components["schemas"]["KeyScope"][];
            /** Format: date-time */
            created: string;
            /**
             * Format: date
             * @description The last day on which the key works.
             */
            lastDay: string;
            /**
             * Format: date-time
             * @description When the key was last used, to within a minute. Null if never.
             */
            lastUsed: string | null;
            userId: components["schemas"]["Id"];
            /** @description The name of the user. */
            userName: string;
            /** @description The address of the user. */
            email: string;
        };
        /** @description A page of keys, and their number. */
        ManagedKeyPage: {
            items: components["schemas"]["ManagedKey"][];
            count: number;
        };
        /** @description The company and the product of a user. */
        UserPlace: {
            companyId: components["schemas"]["Id"];
            /** @description The code of the product. Null without a subscription. */
            product: string | null;
        };
        /** @description Another company or product of a user. */
        UserMove: {
            /** @description What the administrator has seen. */
            from: components["schemas"]["UserPlace"];
            /** @description What the user gets. */
            to: components["schemas"]["UserPlace"];
        };
        /** @description Whether a user may log in. */
        UserActivity: {
            /** @description False deactivates the account, true activates it again. */
            active: boolean;
        };
        /** @description The sessions that have ended. */
        EndedSessions: {
            /** @description How many sessions were open. */
            count: number;
        };
        /** @description The link with which an administrator acts as a user. */
        ImpersonationLink: {
            /**
             * Format: uri
             * @description Works once, within 15 minutes, with the password of an administrator.
             */
            url: string;
        };
        /** @description A product that companies can buy, what it gives and when. */
        ManagedProduct: {
            /** @description How administrators name it. */
            code: string;
            /** @description The name on the invoice. */
            name: string;
            paid: boolean;
            /** @description Whether its users may see and search companies. */
            companies: boolean;
            /** @description The ids of the phases of projects that its users may see. */
            phases: components["schemas"]["Id"][];
            /** @description The top-level domains that it covers. */
            domains: ("dk" | "se" | "no")[];
            /**
             * Format: date
             * @description The first day. Null if it has always given rights.
             */
            from: string | null;
            /**
             * Format: date
             * @description The last day. Null without an end.
             */
            to: string | null;
        };
        /** @description A page of products, and their number. */
        ManagedProductPage: {
            items: components["schemas"]["ManagedProduct"][];
            count: number;
        };
        /** @description What a product is called, what it gives and when. */
        ManagedProductTerms: {
            /** @description The name on the invoice. */
            name: string;
            /** @description Whether it gives paid facts. */
            paid: boolean;
            /** @description Whether its users may see and search companies. */
            companies: boolean;
            /** @description The ids of the phases of projects that its users may see. */
            phases: components["schemas"]["Id"][];
            /** @description The top-level domains that it covers. Its days are those of the first. */
            domains: ("dk" | "se" | "no")[];
            /**
             * Format: date
             * @description The first day. Null if it has always given rights.
             */
            from: string | null;
            /**
             * Format: date
             * @description The last day. Null without an end.
             */
            to: string | null;
        };
        /** @description A new product that companies can buy. */
        ManagedProductDraft: {
            /** @description How administrators name it. It never changes. */
            code: string;
            terms: components["schemas"]["ManagedProductTerms"];
        };
        /** @description Other terms of a product. */
        ManagedProductChange: {
            /** @description What the administrator has seen. */
            from: components["schemas"]["ManagedProductTerms"];
            /** @description What the product gets. */
            to: components["schemas"]["ManagedProductTerms"];
        };
        /** @description What an administrator has changed. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            /** @description Who has changed it: the address of an administrator, or a terminal. */
            actor: string;
            /** @description Such as users.deactivate. */
            action: string;
            /** @description What was changed, such as user anne.lund@fjordlund.test. */
            subject: string;
            /** @description What it was before. Null if there was nothing. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description What it is since. */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A page of what administrators have changed. */
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            /** @description Where the next page begins. Null on the last page. */
            before: components["schemas"]["Id"] | null;
        };
        /**
         * @description What a request to support asks for. A tip asks the sales team to contact a company.
         * @enum {string}
         */
        ManagedRequestKind: "subscription" | "change" | "cancellation" | "erasure" | "demo" | "tip";
        /** @description A place in the list of requests. Its form can change. */
        RequestCursor: string;
        /** @description The company that a tip is about, and the item by which the user found it. */
        ManagedTipSubject: {
            companyId: components["schemas"]["Id"];
            company: string;
            /** @description The name of a person at the company. */
            contact: string | null;
            projectId: components["schemas"]["Id"] | null;
            procurementId: components["schemas"]["Id"] | null;
        };
        /** @description What a user or a visitor asks for, as administrators see it. */
        ManagedRequest: {
            kind: components["schemas"]["ManagedRequestKind"];
            /** @description The id among the requests of its kind. */
            id: components["schemas"]["Id"];
            /** Format: date-time */
            created: string;
            name: string;
            email: string;
            phone: string | null;
            /** @description The message of a tip. Null for other kinds. */
            text: string | null;
            /**
             * Format: date
             * @description The preferred day of a demonstration. Null for any day and for other kinds.
             */
            date: string | null;
            /** @description The company that subscribes, or that asks for a demonstration. Null if it is not known. */
            company: string | null;
            /** @description The user who asks. Null for visitors. */
            userId: components["schemas"]["Id"] | null;
            /** @description What a tip is about. Null for other kinds. */
            about: components["schemas"]["ManagedTipSubject"] | null;
            /**
             * Format: date-time
             * @description When it was marked as handled. Null while it is new.
             */
            handled: string | null;
            /** @description The address of the administrator who marked it. Null while it is new, and after that account was erased. */
            handledBy: string | null;
            /** @description Grows with each change. */
            version: number;
        };
        /** @description A page of requests. */
        ManagedRequestPage: {
            items: components["schemas"]["ManagedRequest"][];
            /** @description Where the next page begins. Null on the last page. */
            before: components["schemas"]["RequestCursor"] | null;
        };
        /**
         * @description What a mail is about.
         * @enum {string}
         */
        MailKind: "alert" | "reminder" | "activation" | "passwordReset" | "passwordChanged" | "emailChanged" | "personalDataReady" | "sheetReady" | "keyMade" | "webhookEnded" | "limitedAccessCode" | "tip" | "customerRequest";
        /** @description A mail that has failed and is tried again, as administrators see it. */
        ManagedMail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MailKind"];
            /** @description The address to which it is sent. */
            recipient: string;
            /** Format: date-time */
            created: string;
            /** @description How often it was tried. */
            tries: number;
            /**
             * Format: date-time
             * @description The first failure.
             */
            failingSince: string;
            /** @description The code of the last failure, such as ECONNECTION. */
            error: string | null;
            /**
             * Format: date-time
             * @description The earliest time of the next try.
             */
            due: string;
        };
        /** @description A page of mails that have failed. */
        ManagedMailPage: {
            items: components["schemas"]["ManagedMail"][];
            /** @description Where the next page begins. Null on the last page. */
            before: components["schemas"]["Id"] | null;
        };
        /** @description The mails of one kind that wait, fail or were given up. */
        ManagedMailQueue: {
            kind: components["schemas"]["MailKind"];
            /** @description How many wait, with those that fail. */
            waiting: number;
            /**
             * Format: date-time
             * @description When the oldest of them was queued. Null if none waits.
             */
            since: string | null;
            /** @description How many have failed and are tried again. */
            failing: number;
            /**
             * Format: date-time
             * @description The oldest failure. Null if none fails.
             */
            failingSince: string | null;
            /** @description The code of this failure. */
            error: string | null;
            /** @description How many were given up in the last 90 days. */
            givenUp: number;
            /**
             * Format: date-time
             * @description When the last one was given up. Null if none was.
             */
            lastGivenUp: string | null;
            /** @description The code of its last failure. */
            lastError: string | null;
        };
        /**
         * @description How a source is. `reading`: an instance reads it now. `silent`: it has failed for longer than its setting allows. `failing`: the last run failed. `overdue`: it has been due for an hour, and no instance reads it. `current`: otherwise.
         * @enum {string}
         */
        ManagedSourceState: "reading" | "silent" | "failing" | "overdue" | "current";
        /** @description A source from which notices are fetched, as administrators see it. */
        ManagedSource: {
            /** @description The name in the settings. */
            name: string;
            state: components["schemas"]["ManagedSourceState"];
            /**
             * Format: date-time
             * @description When the last run began. Null before the first one.
             */
            lastRun: string | null;
            /**
             * Format: date-time
             * @description When a run last ended with success. Null if none did.
             */
            lastSuccess: string | null;
            /**
             * Format: date-time
             * @description The earliest time of the next run.
             */
            nextRun: string;
            /** @description How many runs have failed since the last success. */
            failures: number;
            /** @description Why the last of them failed. Null if none did. */
            failure: string | null;
            /** @description How many notices were new. */
            added: number;
            /** @description How many notices changed what was known. */
            changed: number;
            /** @description How many notices changed nothing. */
            unchanged: number;
            /** @description How many notices were left out. */
            skipped: number;
        };
        /** @description A page of sources, and their number. */
        ManagedSourcePage: {
            items: components["schemas"]["ManagedSource"][];
            count: number;
        };
        /**
         * @description What a job does.
         * @enum {string}
         */
        JobKind: "fetching" | "vacuuming" | "forgetting" | "exporting" | "sheets" | "webhooks" | "rereading" | "disclosing" | "closing" | "matching" | "alerts" | "reminders" | "mails";
        /** @description The runs of one kind of job that wait, go on or were given up. */
        ManagedJob: {
            kind: components["schemas"]["JobKind"];
            /** @description How many runs are due and wait, with those that are repeated. */
            waiting: number;
            /**
             * Format: date-time
             * @description When the oldest of them was due. Null if none waits.
             */
            since: string | null;
            /** @description How many runs go on. */
            running: number;
            /** @description How many runs have failed and are repeated, at once or after a pause. */
            retrying: number;
            /** @description How many runs were given up in the last two weeks. */
            givenUp: number;
            /**
             * Format: date-time
             * @description When the run with the latest known failure began, or was given up. Null without such a run.
             */
            lastFailed: string | null;
            /** @description The name of this failure, such as SourceFailure. It has no personal data. */
            error: string | null;
            /** @description The code of this failure, such as ECONNREFUSED. Null without a code. */
            code: string | null;
        };
        /** @description Whether a request is handled, and the version that the administrator has seen. */
        RequestHandling: {
            /** @description True marks it as handled, false as new again. */
            handled: boolean;
            version: number;
        };
    };
    responses: {
        /** @description The request breaks a rule of the contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description Nobody is signed in, the credentials are wrong, or the caller's product does not include the page. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SignedOutProblem"];
            };
        };
        /** @description The body is larger than the service accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description Too many tries in a short time, or a quota of the user, the company or the address is used up. */
        TooManyRequests: {
            headers: {
                ratelimit: components["headers"]["rateLimit"];
                "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                "retry-after": components["headers"]["retryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description The service failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServerErrorProblem"];
            };
        };
        /** @description This service does not implement the operation. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotImplementedProblem"];
            };
        };
        /** @description The account has a newer session. */
        SessionTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SessionTakenProblem"];
            };
        };
        /** @description An administrator ended the session. */
        SessionEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SessionEndedProblem"];
            };
        };
        /** @description The token is malformed, expired or already used, or its signature is invalid. */
        TokenInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TokenInvalidProblem"];
            };
        };
        /** @description The record does not exist, or the caller has no access to it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description The record already exists, or it has been saved since the version that was sent. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description The search took too long and was ended. */
        SearchTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SearchTimeoutProblem"];
            };
        };
        /** @description The limited visitor may not open any more projects. The body may be missing. */
        AccessRunOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccessRunOutProblem"];
            };
        };
    };
    parameters: {
        /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
        languageId: components["schemas"]["LanguageId"];
        /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
        domainId: components["schemas"]["DomainId"];
        /** @description The id of the record. */
        id: components["schemas"]["Id"];
        /** @description The page, counted from 0. */
        index: number;
        /** @description The page size, for each type of items. */
        rowLimit: number;
        /** @description The page size. */
        limit: number;
        /** @description The number of a hint. */
        deliveryId: components["schemas"]["Id"];
        /** @description The order. Defaults to best match, or to `updated` for companies without a text, country or role filter. */
        orderBy: components["schemas"]["SearchOrder"];
        /** @description Whether the order is ascending, with the smallest, oldest or first item at the top. Ignored for best match, which cannot be reversed. */
        ascending: boolean;
        /** @description With `true`, finds only items that are new or changed since the caller last saw them. `POST /unseen-items` returns the same items. Agents (saved searches) do not store this filter. */
        unseen: boolean;
        /** @description Adds counts of the matches to the page. They are counted by the criteria of one type (`facetTypeId`), by intervals of a measure such as the budget, or by the options of a filter. The filter on that type, measure or option is ignored for the counts, and all other filters apply. A facet that the item type does not have is ignored. */
        facet: "criteria" | components["schemas"]["Measure"] | components["schemas"]["CountedFilter"];
        /** @description The criterion type, such as geography, for `facet=criteria`. Ignored for other facets. */
        facetTypeId: components["schemas"]["Id"];
        /** @description A text that the results contain. */
        text: string;
    };
    requestBodies: never;
    headers: {
        /** @description The bearer token of the new session. Older sessions of the same account are no longer valid. */
        jwt: string;
        /** @description What is left of each quota after the call (`r`), and in how many seconds there will be more (`t`; missing while nothing is used). */
        rateLimit: string;
        /** @description The quotas that hold for the call, as in draft-ietf-httpapi-ratelimit-headers-11. `q` is how much is allowed, `w` in how many seconds, and `qu` the unit: requests unless it says otherwise. Above `concurrent-requests` calls wait, and are refused only when too many wait. The names and amounts can change. */
        rateLimitPolicy: string;
        /** @description Seconds until the next try is allowed. */
        retryAfter: number;
        /** @description Prevents caching, because the call changes data. */
        noStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSession: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The user, and the token in the `jwt` header. */
            200: {
                headers: {
                    jwt: components["headers"]["jwt"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    endSession: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    impersonateUser: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImpersonateRequest"];
            };
        };
        responses: {
            /** @description The user, and the token in the `jwt` header. */
            200: {
                headers: {
                    jwt: components["headers"]["jwt"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    beginCompanySignIn: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignInRequest"];
            };
        };
        responses: {
            /** @description The address to open, or the reason why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    finishCompanySignIn: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignInToken"];
            };
        };
        responses: {
            /** @description The user, and the token in the `jwt` header. */
            200: {
                headers: {
                    jwt: components["headers"]["jwt"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getTranslations: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The language of the texts. */
                languageId: components["schemas"]["LanguageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys and texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCurrentUser: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDraft"];
            };
        };
        responses: {
            /** @description The user as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateEmail: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The e-mail address of the user. */
                email: components["schemas"]["EmailAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    setPassword: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordByToken"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    activateUser: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordByToken"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    requestSubscription: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    requestSubscriptionChange: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    requestSubscriptionCancellation: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    bookDemo: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getColleagues: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The colleagues, without the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getLimitedAccess: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, with the number of projects that the visitor may still open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitedAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createLimitedAccess: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitedAccessRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    resendLimitedAccessCode: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitedAccessResend"];
            };
        };
        responses: {
            /** @description Sent. There is no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    authenticateLimitedAccess: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitedAccessLogin"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitedAccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProjectAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateProjectAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectAgentDraft"];
            };
        };
        responses: {
            /** @description The agent as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteProjectAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createProjectAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectAgentDraft"];
            };
        };
        responses: {
            /** @description The agent as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateProcurementAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcurementAgentDraft"];
            };
        };
        responses: {
            /** @description The agent as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteProcurementAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createProcurementAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcurementAgentDraft"];
            };
        };
        responses: {
            /** @description The agent as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCompanyAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateCompanyAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAgentDraft"];
            };
        };
        responses: {
            /** @description The agent as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteCompanyAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createCompanyAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAgentDraft"];
            };
        };
        responses: {
            /** @description The agent as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getAgents: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page size per item type. */
                limit?: number;
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description Whether to include the statistics of the agents, which take time to count. */
                statistics?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents, grouped by item type. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getExplanations: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The kind of the item. */
                itemType: components["schemas"]["ItemType"];
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item, and how it compares with each agent. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemExplanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getNarrowing: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description An agent of the caller that searches the type of the item. */
                agentId: components["schemas"]["Id"];
                /** @description The kind of the item. Companies cannot be hidden. */
                itemType: "project" | "procurement";
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposals. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentNarrowing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    rehearseProjectAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectRehearsalRequest"];
            };
        };
        responses: {
            /** @description What the agent would have sent. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentRehearsal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    rehearseProcurementAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcurementRehearsalRequest"];
            };
        };
        responses: {
            /** @description What the agent would have sent. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentRehearsal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    rehearseCompanyAgent: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyRehearsalRequest"];
            };
        };
        responses: {
            /** @description What the agent would have sent. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentRehearsal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    getLists: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateList: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListDraft"] & {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The list as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createList: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListDraft"];
            };
        };
        responses: {
            /** @description The list as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getRelevantArticles: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The maximum number. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteList: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getListItems: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size, for each type of items. */
                limit?: components["parameters"]["rowLimit"];
                /** @description Returns only items of this type. The counts include all types. */
                type?: components["schemas"]["ItemType"];
                /** @description The order of the items: the last update, the next deadline, the highest sum or the name first. A type without deadlines or sums is ordered by the last update. Defaults to the order in which items were added. */
                orderBy?: components["schemas"]["ListOrder"];
                /** @description Returns only items with all of these words, or parts of words, in the name or in another text of the row that the caller may read, such as the place. */
                text?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    markListSeen: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getHiddenItems: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateHiddenItem: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HiddenItemDraft"] & {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The entry as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createHiddenItem: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HiddenItemDraft"];
            };
        };
        responses: {
            /** @description The entry as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteHiddenItem: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getHiddenItemDetails: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size, for each type of items. */
                limit?: components["parameters"]["rowLimit"];
                /** @description Returns only items of this type. The counts include both types. */
                type?: "project" | "procurement";
                /** @description Returns only items with all of these words, or parts of words, in the name. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenItemDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    cleanUpHiddenItems: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Whether to stop hiding the items from the whole company. */
                cleanForAll?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids of the removed entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["noStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenItemCleanup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    addItemsToList: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsToList"];
            };
        };
        responses: {
            /** @description What was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemsOnList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    hideItems: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsToHide"];
            };
        };
        responses: {
            /** @description What was hidden, and from whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemsHidden"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    unhideItems: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsToUnhide"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    findUnseenItems: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsSeen"];
            };
        };
        responses: {
            /** @description The items that are new or changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnseenItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCalendarFeeds: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feeds, without their addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedDraft"];
            };
        };
        responses: {
            /** @description The feed and its address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    renewCalendarFeed: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed and its new address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getApiKeys: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createApiKey: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyDraft"];
            };
        };
        responses: {
            /** @description The key and its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteApiKey: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getWebhooks: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks, without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createWebhook: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookDraft"];
            };
        };
        responses: {
            /** @description The webhook and its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteWebhook: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    renewWebhookSecret: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook and its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    resumeWebhook: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getWebhookDeliveries: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Only hints that are older than this one. */
                before?: components["schemas"]["Id"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hints, and where the next page begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    testWebhook: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test, which waits to be sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    repeatWebhookDelivery: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
                /** @description The number of a hint. */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hint, which waits to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getExports: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Only spreadsheets that are older than this one. */
                before?: components["schemas"]["Id"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheets, and where the next page begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createExport: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportDraft"];
            };
        };
        responses: {
            /** @description The spreadsheet, which waits to be made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getExport: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteExport: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getReminders: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    saveReminder: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDraft"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    setUserLanguage: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserLanguage"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getPersonalDataExport: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a copy was asked for and made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    requestPersonalDataExport: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy that is being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    requestErasure: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getToday: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deadlines and changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Today"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    markItemsSeen: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsSeen"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    dismissDeadlines: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DismissedDeadlines"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCountries: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCriterionTypes: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The criterion types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CriterionType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementPhases: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phases, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementPhase"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementPhase: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phase of procurements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementPhase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementTypes: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementType: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type of procurements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementType"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProjectPhases: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phases, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPhase"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProjectPhase: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phase of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPhase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getRoles: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getRole: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProject: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            480: components["responses"]["AccessRunOut"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurement: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The procurement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Procurement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementsByProject: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The maximum number. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCompany: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCompanyLogo: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    searchCompaniesAndRoles: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
                /** @description The order. Defaults to best match, or to `updated` for companies without a text, country or role filter. */
                orderBy?: components["parameters"]["orderBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySearch"];
            };
        };
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompaniesAndRolesResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    countCompaniesAndRoles: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Counts only companies that were new or updated within this number of days. */
                maxDaysOld?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySearch"];
            };
        };
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    searchProjects: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
                /** @description The order. Defaults to best match, or to `updated` for companies without a text, country or role filter. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description Whether the order is ascending, with the smallest, oldest or first item at the top. Ignored for best match, which cannot be reversed. */
                ascending?: components["parameters"]["ascending"];
                /** @description With `true`, finds only items that are new or changed since the caller last saw them. `POST /unseen-items` returns the same items. Agents (saved searches) do not store this filter. */
                unseen?: components["parameters"]["unseen"];
                /** @description Adds counts of the matches to the page. They are counted by the criteria of one type (`facetTypeId`), by intervals of a measure such as the budget, or by the options of a filter. The filter on that type, measure or option is ignored for the counts, and all other filters apply. A facet that the item type does not have is ignored. */
                facet?: components["parameters"]["facet"];
                /** @description The criterion type, such as geography, for `facet=criteria`. Ignored for other facets. */
                facetTypeId?: components["parameters"]["facetTypeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectSearch"];
            };
        };
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    searchProcurements: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
                /** @description The order. Defaults to best match, or to `updated` for companies without a text, country or role filter. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description Whether the order is ascending, with the smallest, oldest or first item at the top. Ignored for best match, which cannot be reversed. */
                ascending?: components["parameters"]["ascending"];
                /** @description With `true`, finds only items that are new or changed since the caller last saw them. `POST /unseen-items` returns the same items. Agents (saved searches) do not store this filter. */
                unseen?: components["parameters"]["unseen"];
                /** @description Adds counts of the matches to the page. They are counted by the criteria of one type (`facetTypeId`), by intervals of a measure such as the budget, or by the options of a filter. The filter on that type, measure or option is ignored for the counts, and all other filters apply. A facet that the item type does not have is ignored. */
                facet?: components["parameters"]["facet"];
                /** @description The criterion type, such as geography, for `facet=criteria`. Ignored for other facets. */
                facetTypeId?: components["parameters"]["facetTypeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcurementSearch"];
            };
        };
        responses: {
            /** @description A page of procurements. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcurementSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
                /** @description The order. Defaults to best match, or to `updated` for companies without a text, country or role filter. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description Whether the order is ascending, with the smallest, oldest or first item at the top. Ignored for best match, which cannot be reversed. */
                ascending?: components["parameters"]["ascending"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySearch"];
            };
        };
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    getCompanyRoles: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page size. */
                limit?: number;
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The order. Defaults to newest first. */
                sort?: components["schemas"]["CompanyRoleOrder"];
                /** @description Whether the order is ascending, with the smallest, oldest or first item at the top. Ignored for best match, which cannot be reversed. */
                ascending?: components["parameters"]["ascending"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRolePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getSynonyms: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The free text of a search. */
                freeSearch: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words with synonyms, each once, in the order of the text. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordSynonyms"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    autocompleteCompanies: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The typed text. */
                term: string;
                /** @description The maximum number. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, best first. */
            200: {
                headers: {
                    ratelimit: components["headers"]["rateLimit"];
                    "ratelimit-policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySuggestion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["SearchTimeout"];
        };
    };
    getChanges: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description `next` of an earlier page. 400 if it is none, or if the data were restored from a backup since: begin again without it. */
                after?: string;
                /** @description Where to begin without `after`, with the first change or with those that are still to come. */
                start?: "first" | "now";
                /** @description Only changes of items of this kind. */
                itemType?: components["schemas"]["ItemType"];
                /** @description Only changes of items that this agent of the caller finds. */
                agentId?: components["schemas"]["Id"];
                /** @description Only changes of items on this list of the caller. */
                listId?: components["schemas"]["Id"];
                /** @description The most changes of a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, and where the next page begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getUpdate: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProjectUpdates: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            480: components["responses"]["AccessRunOut"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementUpdates: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getListUpdates: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProjectNotes: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getProcurementNotes: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    updateNote: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteDraft"] & {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The note as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createNote: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteDraft"];
            };
        };
        responses: {
            /** @description The note as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    deleteNote: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getContact: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCompanyContacts: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getNotifications: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description True: only seen news. False: only unseen news. Absent: all news. */
                isSeen?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    markNotificationsSeen: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getHelpdesk: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tabs, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpdeskTab"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getTip: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    sendTip: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TipDraft"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    hasSentTip: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The role of the company. */
                companyRoleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when one was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedCompanies: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description A text that the results contain. */
                text?: components["parameters"]["text"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCompanyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createManagedCompany: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedCompanyDraft"];
            };
        };
        responses: {
            /** @description The company. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedUsers: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description A text that the results contain. */
                text?: components["parameters"]["text"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
                /** @description Only the users of this company. */
                companyId?: components["schemas"]["Id"];
                /** @description Only this user. */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createManagedUser: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedUserDraft"];
            };
        };
        responses: {
            /** @description The user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    setManagedCompanyEnded: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyEnding"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedKeys: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedKeyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    endManagedKey: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    moveManagedUser: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserMove"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    setManagedUserActive: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserActivity"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    resendManagedInvitation: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail will be sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    endManagedSessions: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions were open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    issueImpersonation: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedProducts: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description A text that the results contain. */
                text?: components["parameters"]["text"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    createManagedProduct: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedProductDraft"];
            };
        };
        responses: {
            /** @description The product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    changeManagedProduct: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The code of the product. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedProductChange"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getAudit: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Only entries that are older than this one. */
                before?: components["schemas"]["Id"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, and where the next page begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedRequests: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Only requests of this kind. */
                kind?: components["schemas"]["ManagedRequestKind"];
                /** @description Only requests that are handled (true) or new (false). */
                handled?: boolean;
                /** @description Where the page begins, as the previous page says. */
                before?: components["schemas"]["RequestCursor"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, and where the next page begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedMails: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Only mails that are older than this one. */
                before?: components["schemas"]["Id"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails, and where the next page begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedMailPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedMailQueues: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedMailQueue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    retryManagedMail: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is tried now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedSources: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description The page size. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedSourcePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getManagedJobs: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedJob"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    setManagedRequestHandled: {
        parameters: {
            query: {
                /** @description The language of reference data, names and messages, where available: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain of the caller: 8 Swedish, 9 Danish, 10 Norwegian. It determines the time zone, the currency of sums and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The kind of the request. */
                kind: components["schemas"]["ManagedRequestKind"];
                /** @description The id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestHandling"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
