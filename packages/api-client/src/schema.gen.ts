// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.
export interface paths {
    "/auth": {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
         * @description Ends every other session of the account: a call of theirs then answers 481. A user who has not been activated, and one whose product does not cover the domain, gets 401 like one with a wrong password.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
         * @description The token is no longer valid afterwards: a call with it answers 498. Users and limited visitors end their own session alike. Answers on every national domain.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs an administrator in as the user that a token names
         * @description Wrong credentials and those of somebody who is no administrator answer 401, a token that is not valid 498.
         */
        post: operations["impersonateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/{languageId}": {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the vocabulary of the data in one language
         * @description The names that data refers to by key, among them the `translationProperty` of every criterion type. The texts of the app itself come with the app. The path decides the language, not the query.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets the user who is signed in */
        get: operations["getCurrentUser"];
        /**
         * Saves what the user changed about themself
         * @description Name, phone, position and whether news pops up. The whole user may be sent; everything else in it stays as it is.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the e-mail address of the user
         * @description The code was sent to the new address. A wrong code is a bad request, an address of another user a conflict.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an e-mail with a link to a new password
         * @description Answers the same whether or not there is such a user, so that nobody can find out who is.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password for the user who is signed in */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a new password with the token of a reset e-mail
         * @description The token is good once; used, expired or unknown it answers 498. All sessions of the account end, except the one whose bearer token comes with the call.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activates a new user by their first password
         * @description Until then the user cannot sign in. The token is good once; used, expired or unknown it answers 498.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a subscription */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a change of a subscription
         * @description The id is that of the user whose subscription it is: one's own. Another one is forbidden.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the end of the subscription
         * @description Asks only: the subscription goes on until somebody has answered.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a demonstration of the product */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the record of the limited visitor who calls
         * @description Answers a visitor without views too, so that the page can say so. A user who is signed in gets 403.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a visitor limited access and sends the code
         * @description The code has four letters, is valid for 10 minutes, works once and allows five tries. 409: the e-mail is in use. 403: no access is given to it, or too many codes were asked for.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a new code to a visitor who has limited access
         * @description The earlier code no longer works. 403: too many codes were asked for.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a limited visitor in with the code of the e-mail
         * @description A wrong code, an old one and the sixth try answer 401; an e-mail without limited access 404.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a project agent */
        get: operations["getProjectAgent"];
        /**
         * Saves a project agent
         * @description Replaces it as a whole: a filter left out is empty afterwards.
         */
        put: operations["updateProjectAgent"];
        post?: never;
        /**
         * Deletes a project agent
         * @description For all who share it.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a procurement agent */
        get: operations["getProcurementAgent"];
        /**
         * Saves a procurement agent
         * @description Replaces it as a whole: a filter left out is empty afterwards.
         */
        put: operations["updateProcurementAgent"];
        post?: never;
        /**
         * Deletes a procurement agent
         * @description For all who share it.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Gets a company agent */
        get: operations["getCompanyAgent"];
        /**
         * Saves a company agent
         * @description Replaces it as a whole: a filter left out is empty afterwards.
         */
        put: operations["updateCompanyAgent"];
        post?: never;
        /**
         * Deletes a company agent
         * @description For all who share it.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the agents of the user
         * @description The own ones and those that colleagues share. `limit` and `index` hold for each kind for itself; without `limit` all come.
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
    "/lists": {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the lists of the user
         * @description The own ones and those that colleagues share.
         */
        get: operations["getLists"];
        /**
         * Saves a list
         * @description Replaces it as a whole. Needs a paid product, and company access where it has companies that it did not have before.
         */
        put: operations["updateList"];
        /**
         * Saves a new list
         * @description Needs a paid product.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a list
         * @description For all who share it.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets what is on a list
         * @description All of it; items that no longer exist are left out.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that the user has seen a list
         * @description For the caller alone, not for those who share it.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the hidden items of the company
         * @description Those of the caller have their id in `usersIds`.
         */
        get: operations["getHiddenItems"];
        /**
         * Changes for whom an item is hidden
         * @description Needs a paid product. Leaving oneself out shows the item to oneself again. The item of an entry stays the same.
         */
        put: operations["updateHiddenItem"];
        /**
         * Hides an item
         * @description Needs a paid product. Hiding an item again answers 409.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Shows an item to everybody again
         * @description For all for whom it was hidden.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gets all projects and procurements that are hidden for the user */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Removes the hidden items that are over
         * @description A procurement is over when all its date windows are in the past, a project in its last phase. It removes the own entries, or with `cleanForAll` those of the whole company. Although it is a GET, it changes data: it must not be fetched ahead, repeated or kept.
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
    "/countries": {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the phases of projects
         * @description All of them, whatever the product of the caller allows.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a project
         * @description A limited visitor pays one view for every project, the first time they see it; with none left it answers 480.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a procurement
         * @description Limited access covers projects only: a limited visitor gets 401, as somebody does who is not signed in.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a company
         * @description Needs company access. Without it the answer is 401, as it is for somebody who is not signed in, and the page invites to an upgrade.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets the logo of the company behind the national domain
         * @description The domain is that of `domainId`. It is printed on reports.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches companies and roles, page after page
         * @description The same search as that of companies, for lists that load more: the count of the first page holds for the pages after it. Needs company access.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts what a search of companies and roles finds
         * @description Needs company access.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
         * @description Leaves out what is hidden for the caller. Only the phases that the caller's product allows are searched.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
         * @description Leaves out what is hidden for the caller.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
         * @description Needs company access.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the roles of a company
         * @description Needs company access.
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
    "/search-items/search/companies/autocomplete": {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggests companies whose names begin with a text
         * @description Company access is not needed: the companies are suggested for the filter of projects and procurements.
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
    "/updates/{id}": {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets an update
         * @description That of a procurement needs a paid product.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the updates of a project
         * @description Newest first, the latest 500 at most. No product is needed, and a limited visitor may see those of a project that they have paid a view for.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the updates of a procurement
         * @description Newest first, the latest 500 at most. Needs a paid product.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the activity log of a list
         * @description Newest first, the latest 500 at most. Needs a paid product.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the notes on a project
         * @description Newest first, those that the caller may see.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the notes on a procurement
         * @description Newest first, those that the caller may see.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a note
         * @description Everybody who shares it may change it. The item of a note stays the same.
         */
        put: operations["updateNote"];
        /**
         * Saves a new note
         * @description Needs a paid product, and company access for a note on a company.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a note
         * @description For all who share it.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a contact
         * @description Needs company access.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets the contacts of a company
         * @description Needs company access.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes that the user has seen all news */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Gets a tip
         * @description One's own or one of a colleague.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a tip
         * @description About the role of a company or about a contact. A tip about a role that the user has already sent answers 409.
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells whether the user has sent a tip about the role of a company
         * @description There is no such question about a contact.
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
             * @description Of any length here, so that an old password keeps working.
             */
            password: string;
        };
        /** @description The number of a record, given by the service and never reused. */
        Id: number;
        /** @description An e-mail address: a local part, one @, and a domain whose last label has 2 to 6 letters. Upper and lower case letters are the same. */
        EmailAddress: string;
        /** @description What a user has subscribed to. */
        Product: {
            /** @description The name on the invoice. */
            name: string;
            /** @description A basic product counts as none for whatever needs a paid product. */
            basic: boolean;
            /** @description Company access: company search, company pages and companies on lists. */
            companyEnabled: boolean;
            /** @description The ids of the project phases in which the user may search. */
            allowedProjectPhases: components["schemas"]["Id"][];
        };
        /** @description The user who is signed in. */
        User: {
            id: components["schemas"]["Id"];
            personId: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone: string | null;
            position: string | null;
            /** @description The name of the company that subscribes. */
            company: string;
            /** @description Whether news is shown in the sidebar after login. */
            showPopups: boolean;
            /** @description Null for a user without a product. */
            product: components["schemas"]["Product"] | null;
        };
        /** @description What went wrong, for people and for programs. */
        Problem: {
            /**
             * @description The problem in one word.
             * @enum {string}
             */
            kind: "badRequest" | "signedOut" | "forbidden" | "notFound" | "methodNotAllowed" | "requestTimeout" | "conflict" | "payloadTooLarge" | "tooManyRequests" | "accessRunOut" | "sessionTaken" | "sessionEnded" | "tokenInvalid" | "serverError" | "notImplemented";
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What happened, why it is a problem and what to do. */
            detail: string;
            /** @description The number of this answer, to name it to support. */
            instance?: string;
            /** @description What is wrong where in the request. */
            errors?: {
                /** @description A JSON Pointer into the request: /body, /query or /path and on. */
                path: string;
                message: string;
            }[];
            /** @description Present only with 403, when the product does not cover the national domain of the call. */
            domain?: {
                /** @description The national domain of the call. */
                id: components["schemas"]["DomainId"];
                /** @description The national domains that the product covers. */
                covered: components["schemas"]["DomainId"][];
            };
        };
        /** @description The request breaks a rule of this description. */
        BadRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "badRequest";
            /** @constant */
            status?: 400;
        };
        /** @description Nobody is signed in, the credentials are wrong, or the page needs an upgrade. */
        SignedOutProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "signedOut";
            /** @constant */
            status?: 401;
        };
        /** @description The body is larger than the service takes. */
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
        /** @description This service does not answer the operation. */
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
        /** @description The token is malformed, expired, used or badly signed. */
        TokenInvalidProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "tokenInvalid";
            /** @constant */
            status?: 498;
        };
        /** @description The secret of a link in an e-mail. It is used once. */
        OneTimeToken: string;
        /** @description An administrator's credentials and the token that names the user to become. */
        ImpersonateRequest: {
            adminUsername: string;
            /** Format: password */
            adminPassword: string;
            token: components["schemas"]["OneTimeToken"];
        };
        /** @description The vocabulary of the data in one language, a flat object from key to text. */
        Translations: {
            [key: string]: string;
        };
        /** @description There is no such thing, or the caller may not know of it. */
        NotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "notFound";
            /** @constant */
            status?: 404;
        };
        /** @description The caller is known and may not do this. */
        ForbiddenProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "forbidden";
            /** @constant */
            status?: 403;
        };
        /** @description The name of a person. Letters of any language, at least one; spaces, hyphens, apostrophes and full stops. */
        PersonName: string;
        /** @description A phone number with its calling code. It begins with a plus; digits, pluses and spaces follow, at least one digit among them. */
        PhoneNumber: string;
        /** @description What a user changes about themself. The whole user may be sent; only name, phone, position and showPopups are taken from it, everything else stays as it is. */
        UserDraft: {
            id?: components["schemas"]["Id"];
            personId?: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            /** @description A job title, or nothing. Letters of any language, at least one; spaces, hyphens, apostrophes and full stops. */
            position: string | null;
            company?: string;
            showPopups: boolean;
            product?: components["schemas"]["Product"] | null;
        };
        /** @description The code of an e-mail, four letters; upper and lower case are the same. */
        VerificationCode: string;
        /** @description A new e-mail address and the code that was sent to it. */
        EmailChange: {
            newEmail: components["schemas"]["EmailAddress"];
            code: components["schemas"]["VerificationCode"];
        };
        /** @description It is there already. */
        ConflictProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "conflict";
            /** @constant */
            status?: 409;
        };
        /**
         * Format: password
         * @description A new password. At least 8 characters.
         */
        Password: string;
        /** @description A new password for the user who is signed in. */
        NewPassword: {
            newPassword: components["schemas"]["Password"];
        };
        /** @description A new password and the token of the e-mail that allows it. */
        PasswordByToken: {
            newPassword: components["schemas"]["Password"];
            token: components["schemas"]["OneTimeToken"];
        };
        /** @description Whom to call about a subscription. */
        SubscriptionRequest: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"];
        };
        /** @description Whom to show the product to, and when. */
        DemoRequest: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"];
            /**
             * Format: date
             * @description The wished day; null when any day will do.
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
        /** @description The record of a visitor without a login, who may see a number of project pages. */
        LimitedAccess: {
            name: string;
            mail: components["schemas"]["EmailAddress"];
            /** @description Views left. Every project costs one the first time; the same project again is free. */
            views: number;
            /** @description The code of the e-mail while it is unused; null from then on, and so for whoever has a token. */
            code: string | null;
        };
        /** @description Who asks for limited access. */
        LimitedAccessRequest: {
            name: components["schemas"]["PersonName"];
            mail: components["schemas"]["EmailAddress"];
        };
        /** @description Where to send a new code. */
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
         * @description How the free text is read, as words or as the beginning of a postal code.
         * @default normal
         * @enum {string}
         */
        FreeSearchType: "normal" | "zipCode";
        /** @description A criterion that was marked in a filter. It stands for itself and all its descendants. Between criterion types all must hold; within a type one of the included must hold, and none of the excluded. */
        SelectedCriterion: {
            id: components["schemas"]["Id"];
            typeId: components["schemas"]["Id"];
            /** @description True: included. False: excluded. */
            included: boolean;
            /** @description For display. A stored agent answers with it in the language of the call. */
            name?: string;
            /** @description The position among the marked ones. */
            index?: number;
        };
        /** @description A company that was picked in a filter. */
        SelectedCompany: {
            id: components["schemas"]["Id"];
            /** @description For display. A stored agent answers with it. */
            companyName?: string;
            cvr?: string | null;
            city?: string | null;
        };
        /** @description The filters that project and procurement searches share. What is left out or null does not filter. */
        ItemCriteria: {
            /** @description All words must be found, in the forms of the item's language; with `zipCode` the beginning of a postal code. Trimmed by the service. */
            freeSearch?: string | null;
            freeSearchType?: components["schemas"]["FreeSearchType"];
            criteria?: components["schemas"]["SelectedCriterion"][];
            /** @description Items in one of these countries. */
            countryIds?: components["schemas"]["Id"][];
            /** @description Items in which a company has one of these roles (ids). With `companies`, one of those companies must have it. */
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
            /** @description Ids of phases. Phases that the caller's product does not allow match nothing. */
            projectPhases?: components["schemas"]["Id"][];
        };
        /** @description The name that a user gives to an agent or a list. It has 1 to 100 characters once spaces at both ends are taken away; the service takes them away. */
        Title: string;
        /**
         * @description When an agent or a list writes an e-mail: `always` as soon as something new or changed matches (grouped within 5 minutes), `daily` at 06:00, `weekly` on Mondays at 06:00 in the domain's time zone, or `never`.
         * @default daily
         * @enum {string}
         */
        MailTime: "daily" | "weekly" | "always" | "never";
        /** @description How much an agent finds. Exact numbers. */
        AgentStatistics: {
            /** @description All results. */
            totalResults: number;
            /** @description New or updated within the last 30 days. */
            monthlyResults: number;
            /** @description New or updated within the last day. */
            dailyResults: number;
        };
        /** @description A saved project search, complete as the service keeps it. */
        ProjectAgent: WithRequired<components["schemas"]["ItemCriteria"], "freeSearch" | "freeSearchType" | "criteria" | "countryIds" | "roles" | "companies" | "isPublic" | "buildingStart" | "buildingEnd" | "allowUnspecifiedStartEnd" | "minBudget" | "maxBudget" | "allowUnspecifiedBudget" | "buildingSizeMin" | "buildingSizeMax" | "allowUnspecifiedBuildingSize" | "groundSizeMin" | "groundSizeMax" | "allowUnspecifiedGroundSize" | "metresMin" | "metresMax" | "allowUnspecifiedMetres" | "unitsMin" | "unitsMax" | "allowUnspecifiedUnits"> & WithRequired<components["schemas"]["ProjectOnlyCriteria"], "projectPhases"> & {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            /** @constant */
            type: "project";
            mailTime: components["schemas"]["MailTime"];
            /** @description The users who have it; more than one means shared. */
            paUserIds: components["schemas"]["Id"][];
            /** @description Null unless the list of agents was asked for with `statistics`; that of a company agent also for callers without company access. */
            statistics: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters of a project search. What is left out or null does not filter. */
        ProjectCriteria: components["schemas"]["ItemCriteria"] & components["schemas"]["ProjectOnlyCriteria"];
        /** @description A project search to save. Filters left out are stored as null, empty or true as their defaults say. A whole agent may be sent; `id` and `statistics` in it change nothing. */
        ProjectAgentDraft: components["schemas"]["ProjectCriteria"] & {
            /** @description Of no effect: the path names the agent. */
            id?: number | null;
            name: components["schemas"]["Title"];
            /** @constant */
            type?: "project";
            mailTime: components["schemas"]["MailTime"];
            /** @description The users who have it, at least one, each the caller or a colleague. */
            paUserIds: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters that only procurement searches have. */
        ProcurementOnlyCriteria: {
            /** @description Ids of phases. */
            procurementPhases?: components["schemas"]["Id"][];
            /** @description Ids of types. */
            procurementTypes?: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description The end of the offers or of the participation window lies on this day or later, whether past or ahead. Null: no limit. Callers without a paid product cannot filter by deadlines; for them it is ignored.
             */
            deadlineFrom?: string | null;
            /**
             * Format: date
             * @description The end of the offers or of the participation window lies on this day or earlier. Null: no limit. With `deadlineFrom`, one window's end must lie within both.
             */
            deadlineTo?: string | null;
        };
        /** @description A saved procurement search, complete as the service keeps it. */
        ProcurementAgent: WithRequired<components["schemas"]["ItemCriteria"], "freeSearch" | "freeSearchType" | "criteria" | "countryIds" | "roles" | "companies" | "isPublic" | "buildingStart" | "buildingEnd" | "allowUnspecifiedStartEnd" | "minBudget" | "maxBudget" | "allowUnspecifiedBudget" | "buildingSizeMin" | "buildingSizeMax" | "allowUnspecifiedBuildingSize" | "groundSizeMin" | "groundSizeMax" | "allowUnspecifiedGroundSize" | "metresMin" | "metresMax" | "allowUnspecifiedMetres" | "unitsMin" | "unitsMax" | "allowUnspecifiedUnits"> & WithRequired<components["schemas"]["ProcurementOnlyCriteria"], "procurementPhases" | "procurementTypes" | "deadlineFrom" | "deadlineTo"> & {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            /** @constant */
            type: "procurement";
            mailTime: components["schemas"]["MailTime"];
            /** @description The users who have it; more than one means shared. */
            paUserIds: components["schemas"]["Id"][];
            /** @description Null unless the list of agents was asked for with `statistics`; that of a company agent also for callers without company access. */
            statistics: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters of a procurement search. What is left out or null does not filter. */
        ProcurementCriteria: components["schemas"]["ItemCriteria"] & components["schemas"]["ProcurementOnlyCriteria"];
        /** @description A procurement search to save. Filters left out are stored as null, empty or true as their defaults say. A whole agent may be sent; `id` and `statistics` in it change nothing. */
        ProcurementAgentDraft: components["schemas"]["ProcurementCriteria"] & {
            /** @description Of no effect: the path names the agent. */
            id?: number | null;
            name: components["schemas"]["Title"];
            /** @constant */
            type?: "procurement";
            mailTime: components["schemas"]["MailTime"];
            /** @description The users who have it, at least one, each the caller or a colleague. */
            paUserIds: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The filters of a company search. What is left out or null does not filter. */
        CompanyCriteria: {
            /** @description Words of the name, the registration number or the description; with `zipCode` the beginning of a postal code. Trimmed by the service. */
            freeSearch?: string | null;
            freeSearchType?: components["schemas"]["FreeSearchType"];
            /** @description Companies with a role in an item that meets these criteria. */
            criteria?: components["schemas"]["SelectedCriterion"][];
            /** @description Companies in one of these countries. */
            countryIds?: components["schemas"]["Id"][];
            /** @description Companies that have one of these roles (ids) in some item. */
            roles?: components["schemas"]["Id"][];
            /** @description Companies with a role in a project in one of these phases (ids). */
            projectPhases?: components["schemas"]["Id"][];
            /** @description Of no effect: companies are not filtered by it. */
            isPublic?: boolean | null;
        };
        /** @description A saved company search, complete as the service keeps it. */
        CompanyAgent: WithRequired<components["schemas"]["CompanyCriteria"], "freeSearch" | "freeSearchType" | "criteria" | "countryIds" | "roles" | "projectPhases" | "isPublic"> & {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            /** @constant */
            type: "company";
            mailTime: components["schemas"]["MailTime"];
            /** @description The users who have it; more than one means shared. */
            paUserIds: components["schemas"]["Id"][];
            /** @description Null unless the list of agents was asked for with `statistics`; that of a company agent also for callers without company access. */
            statistics: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description A company search to save. Filters left out are stored as null, empty or true as their defaults say. A whole agent may be sent; `id` and `statistics` in it change nothing. */
        CompanyAgentDraft: components["schemas"]["CompanyCriteria"] & {
            /** @description Of no effect: the path names the agent. */
            id?: number | null;
            name: components["schemas"]["Title"];
            /** @constant */
            type?: "company";
            mailTime: components["schemas"]["MailTime"];
            /** @description The users who have it, at least one, each the caller or a colleague. */
            paUserIds: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description The caller's agents, each kind sorted by id, ascending. */
        AgentList: {
            projectAgents: components["schemas"]["ProjectAgent"][];
            procurementAgents: components["schemas"]["ProcurementAgent"][];
            companyAgents: components["schemas"]["CompanyAgent"][];
        };
        /** @description The currency of an amount, an ISO 4217 code. An amount is never given another currency than its own. */
        Currency: string;
        /** @description A list of favourites, kept by one user or shared with colleagues. */
        List: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            /** @description Ids. */
            projects: components["schemas"]["Id"][];
            /** @description Ids. */
            procurements: components["schemas"]["Id"][];
            /** @description Ids. */
            companies: components["schemas"]["Id"][];
            /** @description The users who have it; more than one means shared. */
            paUserIds: components["schemas"]["Id"][];
            mailTime: components["schemas"]["MailTime"];
            /** @description The budgets of its projects and procurements together, as far as they are in `currency`, in currency units. Null for a new list and where there is no such budget. */
            budgetSum: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description When the list, or an item on it, last changed.
             */
            lastUpdated: string | null;
            /**
             * Format: date-time
             * @description When the caller last marked it as seen.
             */
            lastSeen: string | null;
        };
        /** @description A list to save. A whole list may be sent; what the service reckons itself (`budgetSum`, `currency`, `lastUpdated`, `lastSeen`) changes nothing. */
        ListDraft: {
            /** @description Null or absent for a new list. */
            id?: number | null;
            name: components["schemas"]["Title"];
            /** @description Ids. */
            projects: components["schemas"]["Id"][];
            /** @description Ids. */
            procurements: components["schemas"]["Id"][];
            /** @description Ids. Adding one needs company access. */
            companies: components["schemas"]["Id"][];
            /** @description The users who have it, at least one, each the caller or a colleague. */
            paUserIds: components["schemas"]["Id"][];
            mailTime?: components["schemas"]["MailTime"];
            budgetSum?: number | null;
            currency?: components["schemas"]["Currency"];
            /** Format: date-time */
            lastUpdated?: string | null;
            /** Format: date-time */
            lastSeen?: string | null;
        };
        /** @description A file or an image that belongs to something. */
        File: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The name under which it is stored. */
            code: string;
            /** @description Without the dot. */
            extension: string;
            /** @description Where it is; null when it is missing, and a placeholder is shown. An address of this service is signed and valid for two to three hours. */
            link: string | null;
            /** @description Whether it is an image. */
            image: boolean;
            /** @description Whom it comes from. */
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
        /** @description A step in the course of an item. Phases run in the order of `index`, and where none has one, of `id`. */
        Phase: {
            id: components["schemas"]["Id"];
            /** @description The place in the course; null for a phase that ends it early, such as a cancellation. */
            index: number | null;
            /** @description In the language of the call. */
            name: string;
            /** @description The name of its icon. */
            icon: string;
            /** @description The family of its icon. */
            iconType: string;
        };
        /** @description A phase of projects. */
        ProjectPhase: components["schemas"]["Phase"];
        /** @description The criteria of one type that an item meets, as the names from the root of the tree down. */
        CriterionGroup: {
            typeId: components["schemas"]["Id"];
            /** @description Paths, outermost name first, in the language of the call. */
            criteria: string[][];
        };
        /** @description A project as a row shows it. */
        ProjectSummary: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call where there is one, otherwise in its own. */
            name: string;
            /** @description Whether it is still in preparation. */
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
             * @description For sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description For display.
             */
            lastUpdateDate: string | null;
            /** @description Of the criterion types that rows highlight. */
            criteria: components["schemas"]["CriterionGroup"][];
            coverImage: components["schemas"]["File"] | null;
            procurementCount: number;
        };
        /** @description A phase of procurements. */
        ProcurementPhase: components["schemas"]["Phase"];
        /** @description The image of a procurement. Whom it comes from often names the contracting authority. */
        TenderImage: components["schemas"]["File"] & {
            /** @description Whom it comes from. */
            source?: string | null;
        };
        /** @description A procurement as a row shows it. Properties marked `x-paid` are null for callers without a paid product. */
        ProcurementSummary: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call where there is one, otherwise in its own. */
            name: string;
            /** @description Whether it is still in preparation. */
            inProgress: boolean;
            phase: components["schemas"]["ProcurementPhase"];
            /** @description The contract sum, in units of currency. */
            budget: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The earliest end of a date window that is still ahead; null where there is none.
             */
            nextDeadline: string | null;
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
             * @description For sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description For display.
             */
            lastUpdateDate: string | null;
            /** @description Of the criterion types that rows highlight. */
            criteria: components["schemas"]["CriterionGroup"][];
            coverImage: components["schemas"]["TenderImage"] | null;
        };
        /** @description A company as a row shows it. */
        CompanySummary: {
            id: components["schemas"]["Id"];
            companyName: string;
            /** @description The registration number of the company. */
            cvr: string | null;
            address: string | null;
            postalCode: string | null;
            city: string | null;
            /** @description In how many items it has a role. */
            roleCount: number;
            /**
             * Format: date-time
             * @description For sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description For display.
             */
            lastUpdateDate: string | null;
            /** @description Its logo. */
            coverImage: components["schemas"]["File"] | null;
        };
        /** @description What is on a list, as rows. */
        ListItems: {
            listId: components["schemas"]["Id"];
            projects: components["schemas"]["ProjectSummary"][];
            procurements: components["schemas"]["ProcurementSummary"][];
            companies: components["schemas"]["CompanySummary"][];
        };
        /** @description A note on a project, a procurement or a company. Exactly one of the three ids is a number. */
        Note: {
            id: components["schemas"]["Id"];
            title: string | null;
            text: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            /** @description The name of its author. */
            createdBy: string;
            /** @description The users who see it; more than one means shared. */
            paUserIds: components["schemas"]["Id"][];
            projectId: number | null;
            procurementId: number | null;
            companyId: number | null;
        };
        /** @description A project or a procurement that some users do not want to see. Exactly one of `projectId` and `procurementId` is a number. */
        HiddenItem: {
            id: components["schemas"]["Id"];
            /** @description When it was hidden, in the time of the national domain. */
            created: string;
            /** @description For whom it is hidden. */
            usersIds: components["schemas"]["Id"][];
            /** @description Whether it is hidden for the caller. */
            userIsOnList: boolean;
            projectId: number | null;
            procurementId: number | null;
            /** @description The notes on the item that the caller may see. */
            notes: components["schemas"]["Note"][];
        };
        /** @description An item to hide, and for whom. Exactly one of `projectId` and `procurementId` is a number. A whole hidden item may be sent; `created`, `userIsOnList` and `notes` in it change nothing. */
        HiddenItemDraft: {
            /** @description Null or absent for a new entry. */
            id?: number | null;
            /** @description For whom it is hidden, each the caller or a colleague. Without oneself it is no longer hidden for oneself. */
            usersIds: components["schemas"]["Id"][];
            projectId?: number | null;
            procurementId?: number | null;
            created?: string;
            userIsOnList?: boolean;
            notes?: components["schemas"]["Note"][];
        };
        /** @description All projects and procurements that are hidden for the caller, as rows. */
        HiddenItemDetails: {
            projects: components["schemas"]["ProjectSummary"][];
            procurements: components["schemas"]["ProcurementSummary"][];
        };
        /** @description Which hidden items were removed because their item is over. */
        HiddenItemCleanup: {
            /** @description Ids of the entries from which the users were removed. */
            removedIds: components["schemas"]["Id"][];
        };
        /** @description A national domain, one of the three variants of the product. */
        Domain: {
            id: components["schemas"]["DomainId"];
            languageId: components["schemas"]["LanguageId"];
            countryId: components["schemas"]["Id"];
            /** @description The country's name in its own language. */
            nativeCountryName: string;
            /** @description The locale that numbers are written in, a tag of BCP 47 such as da-DK. */
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
            /** @description The value of the query parameter `domain` that stands for this domain on localhost. */
            localhost: string;
            mailSupport: components["schemas"]["EmailAddress"];
            mailDoNotReply: components["schemas"]["EmailAddress"];
            /** @description Null where visits are not measured. */
            hotjarId: string | null;
            /** @description The address where a demo is booked. */
            calendlyBookdemo: string | null;
            /** @description The address where a customer books a meeting. */
            calendlyCustomer: string | null;
            /** @description The container of the tag manager; absent where there is none. */
            gtm?: string;
        };
        /** @description A language in which texts can be read. */
        Language: {
            id: components["schemas"]["LanguageId"];
            /** @description Its name in the language itself. */
            nativeName: string;
            /** @description Two letters of ISO 639-1. */
            iso6391: string;
            /** @description Three letters of ISO 639-2. */
            iso6392: string;
            /** @description Its name in English. */
            international: string;
        };
        /** @description A country that items and companies can be in. */
        Country: {
            id: components["schemas"]["Id"];
            /** @description Its name in the language of the call. */
            name: string;
            /** @description Two letters of ISO 3166-1. */
            code: string;
            /** @description Its national domain; null for a country without one. */
            domain: components["schemas"]["Domain"] | null;
            /** @description Those of the product's languages that are official there. */
            languages: components["schemas"]["Language"][];
        };
        /** @description A criterion with the more special ones below it. */
        Criterion: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call. */
            name: string;
            typeId: components["schemas"]["Id"];
            children: components["schemas"]["Criterion"][];
            /** @description The mark in a filter: included, excluded or null. Not sent with the reference data. */
            included?: boolean | null;
        };
        /** @description A group of criteria, and where it is used. */
        CriterionType: {
            id: components["schemas"]["Id"];
            /** @description The key of its name among the translations. */
            translationProperty: string;
            /** @description Whether it is a filter of the search. */
            searchable: boolean;
            /** @description Whether a page shows it in a place of its own instead of among the standard criteria. */
            tailored: boolean;
            /** @description Whether the rows of projects show it. */
            highlightedProject: boolean;
            /** @description Whether the rows of procurements show it. */
            highlightedProcurement: boolean;
            /** @description The trees. */
            criteria: components["schemas"]["Criterion"][];
        };
        /** @description A form of procurement, such as a public or a restricted one. */
        ProcurementType: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call. */
            name: string;
        };
        /**
         * @description The kind of an item.
         * @enum {string}
         */
        ItemType: "project" | "procurement" | "company";
        /** @description What a company can be in an item. */
        Role: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call. */
            name: string;
            /** @description The kinds of search that it can filter. */
            itemTypes: components["schemas"]["ItemType"][];
        };
        /** @description When an item entered a phase. */
        PhaseRecord: {
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Null where the day is not known.
             */
            date: string | null;
            phase: components["schemas"]["Phase"];
        };
        /** @description Whom to ask about something. */
        ContactPerson: {
            name: string | null;
            position: string | null;
            mail: string | null;
            phone: string | null;
        };
        /** @description What a company is in an item. Properties marked `x-paid` are null for callers without a paid product. */
        CompanyRole: {
            id: components["schemas"]["Id"];
            companyId: components["schemas"]["Id"];
            companyName: string;
            /** @description Null when it is none of the known roles; then `roleString` names it. */
            role: components["schemas"]["Role"] | null;
            /** @description The role in words. A missing or unspecified role falls back to it, and then to the word for unspecified. */
            roleString: string | null;
            /** @description Whether the company won the contract. Callers without a paid product get no role that did. */
            isWinner: boolean;
            /** Format: date */
            added: string;
            note: string | null;
            /** @description Null where nobody is known. */
            contactPerson: components["schemas"]["ContactPerson"] | null;
            /** @description What the company answered if it does not want to be contacted. */
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
            /** @description In the language of the call where there is one, otherwise in its own. */
            name: string;
            description: string | null;
            /** @description The language of its texts, two letters of ISO 639-1. */
            language: string | null;
            countryId: number | null;
            /** @description Whether it is still in preparation. */
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
            /** @description Where the council's summary is. */
            summaryLink: string | null;
            /** @description Municipality or region. */
            summaryMunicipality: string | null;
            summaryCommittee: string | null;
            /** @description Number or paragraph. */
            summaryNumber: string | null;
            /** Format: date */
            summaryDate: string | null;
            /** @description Whom to ask at the council. */
            contactPerson: components["schemas"]["ContactPerson"] | null;
            /** Format: date */
            published: string | null;
            /**
             * Format: date-time
             * @description For sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description For display.
             */
            lastUpdateDate: string | null;
            coverImage: components["schemas"]["File"] | null;
            /** @description How many procurements it has. */
            procurementCount: number;
            /** @description The procurements themselves. */
            procurements: components["schemas"]["ProcurementSummary"][];
            criteria: components["schemas"]["CriterionGroup"][];
            /** @description Those that the caller may see. */
            notes: components["schemas"]["Note"][];
            companyRoles: components["schemas"]["CompanyRole"][];
            /** @description Images and documents. */
            files: components["schemas"]["File"][];
            /** @description Newest first. */
            articles: components["schemas"]["Article"][];
            parentProject: components["schemas"]["ProjectReference"] | null;
            childrenProjects: components["schemas"]["ProjectReference"][];
        };
        /** @description A limited visitor has no views left. */
        AccessRunOutProblem: components["schemas"]["Problem"] & {
            /** @constant */
            kind?: "accessRunOut";
            /** @constant */
            status?: 480;
        };
        /** @description When a procurement entered a phase. The dates follow from its date windows and announcements. */
        TenderPhaseRecord: components["schemas"]["PhaseRecord"] & {
            /**
             * Format: date
             * @description Null where the day is not known.
             */
            date?: string | null;
        };
        /**
         * @description The type of an announcement, a code that whoever shows it translates. In the notices of Danish authorities `update` is an Opdatering, `correction` a Rettelse, `result` a Resultat and `cancellation` an Annullering.
         * @enum {string}
         */
        AnnouncementType: "update" | "correction" | "result" | "cancellation";
        /** @description What the contracting authority has announced about a procurement. */
        Announcement: {
            id: components["schemas"]["Id"];
            /** Format: date */
            date: string;
            type: components["schemas"]["AnnouncementType"];
            /** @description What it changes; null or empty for no change. */
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
            /** @description The time at which it ends on the last day, local to the item; null for the end of the day. */
            toTime: string | null;
        };
        /** @description When participation can be asked for. */
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
        /** @description A public or private procurement. Properties marked `x-paid` are null for callers without a paid product. */
        Procurement: {
            id: components["schemas"]["Id"];
            /** @description In the language of the call where there is one, otherwise in its own. */
            name: string;
            summary: string | null;
            description: string | null;
            /** @description The text of the tender notice. */
            tenderText: string | null;
            /** @description The language of its texts, two letters of ISO 639-1. */
            language: string | null;
            countryId: number | null;
            /** @description Whether it is still in preparation. */
            inProgress: boolean;
            phase: components["schemas"]["ProcurementPhase"];
            procurementPhaseRecords: components["schemas"]["TenderPhaseRecord"][];
            /** @description The contract sum, in units of currency. */
            budget: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description The earliest end of a date window that is still ahead; null where there is none.
             */
            nextDeadline: string | null;
            /** Format: date */
            published: string | null;
            /**
             * Format: date-time
             * @description For sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description For display.
             */
            lastUpdateDate: string | null;
            /** @description The project that it belongs to. */
            project: {
                /** @description 0 means none. */
                id: number;
            };
            procurementType: components["schemas"]["ProcurementType"] | null;
            criteria: components["schemas"]["CriterionGroup"][];
            /** @description Those that the caller may see. */
            notes: components["schemas"]["Note"][];
            /** @description All but those that won. Callers without a paid product get no role of the contracting authority, and no role of a company that is it or has won. */
            companyRoles: components["schemas"]["CompanyRole"][];
            /** @description The roles that won. */
            winners: components["schemas"]["CompanyRole"][] | null;
            /** @description Who published the notice. */
            provider: string | null;
            /** @description The contracting authority. */
            liable: string | null;
            /** @description The number in the Official Journal of the European Union. */
            euNr: string | null;
            /** @description Newest first. */
            announcements: components["schemas"]["Announcement"][] | null;
            /** @description Newest first. */
            procurementUpdates: components["schemas"]["ProcurementUpdate"][] | null;
            /** Format: date */
            buildingStart: string | null;
            /** Format: date */
            buildingEnd: string | null;
            /** @description Request for participation. Null where there is none. */
            participation: components["schemas"]["ParticipationWindow"] | null;
            /** @description Submission of tenders. Null where there is none. */
            offers: components["schemas"]["OffersWindow"] | null;
            /** @description Ordering of the tender documents. Null where there is none. */
            material: components["schemas"]["MaterialWindow"] | null;
            /** @description Questions to the tender. Null where there is none. */
            inquiry: components["schemas"]["InquiryWindow"] | null;
            coverImage: components["schemas"]["TenderImage"] | null;
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
            /** @description Its own site. */
            link: string | null;
            description: string | null;
            /** @description Its logo. */
            file: components["schemas"]["File"] | null;
            /**
             * Format: date-time
             * @description For sorting.
             */
            lastUpdated: string;
            /**
             * Format: date
             * @description For display.
             */
            lastUpdateDate: string | null;
            /** @description Those that the caller may see. Notes on a company come with it; there is no call for them alone. */
            notes: components["schemas"]["Note"][];
            /** @description In how many items it has a role. */
            roleCount: number;
            /** @description The ten newest of them; the others come page by page. */
            companyRoles: components["schemas"]["CompanyRole"][];
        };
        /**
         * @description What a search is ordered by. Companies have neither a sum nor a day of publication; `budget` and `published` order them as `updated` does.
         * @enum {string}
         */
        SearchOrder: "bestMatch" | "budget" | "updated" | "published";
        /** @description What to search for. A whole company agent may be sent as it is: the properties that do not filter are accepted and change nothing. Any other property is refused, so that a misspelt filter is noticed. */
        CompanySearch: components["schemas"]["CompanyCriteria"] & {
            id?: number | null;
            name?: string | null;
            /** @constant */
            type?: "company";
            mailTime?: components["schemas"]["MailTime"];
            paUserIds?: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description A piece of a text, all of whose pieces together are the text. */
        TextPart: {
            text: string;
            /** @description Whether it is a word that was looked for. */
            isMatch: boolean;
        };
        /** @description Where the words of a free text stand in an item that was found, for display. */
        Highlight: {
            id: components["schemas"]["Id"];
            /** @description Its name, in pieces. */
            name: components["schemas"]["TextPart"][];
            /** @description The passage of its texts around the first of the words, in pieces; an ellipsis stands where the text goes on. Null where none of them has a word. */
            excerpt: components["schemas"]["TextPart"][] | null;
        };
        /** @description A page of a search of companies and roles. */
        CompaniesAndRolesResult: {
            companies: components["schemas"]["CompanySummary"][];
            /** @description How many there are. Exact up to 1,000; above that it is 1,000, a lower bound, and `countIsCapped` is true. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description Where the words of the free text stand in the companies of the page. Empty where no words were asked for. */
            highlights?: components["schemas"]["Highlight"][];
        };
        /** @description How many there are. Exact. */
        SearchCount: {
            count: number;
        };
        /** @description What to search for. A whole project agent may be sent as it is: the properties that do not filter are accepted and change nothing. Any other property is refused, so that a misspelt filter is noticed. */
        ProjectSearch: components["schemas"]["ProjectCriteria"] & {
            id?: number | null;
            name?: string | null;
            /** @constant */
            type?: "project";
            mailTime?: components["schemas"]["MailTime"];
            paUserIds?: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description Why an item matches, as far as the question does not tell it already. */
        MatchReason: {
            id: components["schemas"]["Id"];
            /** @description The criteria asked for that the item has or lies under. */
            criteria: components["schemas"]["Id"][];
            /** @description The filters with an end that the item passes because it states nothing. */
            unspecified: ("budget" | "buildingSize" | "groundSize" | "units" | "metres" | "buildingPeriod")[];
        };
        /** @description How the matches of a search are distributed. */
        Facet: {
            /** @description The criteria that matches have or lie under, with how many do. Empty for a measure. */
            criteria: {
                id: components["schemas"]["Id"];
                count: number;
            }[];
            /** @description The matches by their figure, in the unit of the filter, ascending and without gaps. Empty for criteria. */
            bars: {
                /** @description The first figure of the bar. */
                from: number;
                /** @description The figure at which the next bar begins; null for the last. */
                to: number | null;
                count: number;
            }[];
            /** @description How many matches state no figure; 0 for criteria. */
            unspecified: number;
            /** @description Whether there are more matches than were counted, so that each count is a lower bound. */
            countIsCapped: boolean;
        };
        /** @description A page of a project search. */
        ProjectSearchResult: {
            items: components["schemas"]["ProjectSummary"][];
            /** @description How many there are. Exact up to 1,000; above that it is 1,000, a lower bound, and `countIsCapped` is true. A search by best match then ranks the 1,000 newest. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description Where the words of the free text stand in the items of the page. Empty where no words were asked for. */
            highlights?: components["schemas"]["Highlight"][];
            /** @description Why the items of the page match, in their order. */
            reasons?: components["schemas"]["MatchReason"][];
            /** @description Present where one was asked for. */
            facet?: components["schemas"]["Facet"];
        };
        /** @description What to search for. A whole procurement agent may be sent as it is: the properties that do not filter are accepted and change nothing. Any other property is refused, so that a misspelt filter is noticed. */
        ProcurementSearch: components["schemas"]["ProcurementCriteria"] & {
            id?: number | null;
            name?: string | null;
            /** @constant */
            type?: "procurement";
            mailTime?: components["schemas"]["MailTime"];
            paUserIds?: components["schemas"]["Id"][];
            statistics?: components["schemas"]["AgentStatistics"] | null;
        };
        /** @description A page of a procurement search. */
        ProcurementSearchResult: {
            items: components["schemas"]["ProcurementSummary"][];
            /** @description How many there are. Exact up to 1,000; above that it is 1,000, a lower bound, and `countIsCapped` is true. A search by best match then ranks the 1,000 newest. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description Where the words of the free text stand in the items of the page. Empty where no words were asked for. */
            highlights?: components["schemas"]["Highlight"][];
            /** @description Why the items of the page match, in their order. */
            reasons?: components["schemas"]["MatchReason"][];
            /** @description Present where one was asked for. */
            facet?: components["schemas"]["Facet"];
        };
        /** @description A page of a company search. */
        CompanySearchResult: {
            items: components["schemas"]["CompanySummary"][];
            /** @description How many there are. Exact up to 1,000; above that it is 1,000, a lower bound, and `countIsCapped` is true. A search by best match then ranks the 1,000 newest. */
            count: number;
            /** @description Whether there are more than `count`. */
            countIsCapped: boolean;
            /** @description Where the words of the free text stand in the items of the page. Empty where no words were asked for. */
            highlights?: components["schemas"]["Highlight"][];
        };
        /**
         * @description What the roles of a company are ordered by; `added` is by when the role was added, that is newest first.
         * @enum {string}
         */
        CompanyRoleOrder: "added" | "phase" | "name" | "role";
        /** @description A page of the roles of a company, and how many there are (exact). */
        CompanyRolePage: {
            items: components["schemas"]["CompanyRole"][];
            count: number;
        };
        /** @description A company whose name begins with what was typed. It can be sent in a search as it is. */
        CompanySuggestion: {
            id: components["schemas"]["Id"];
            companyName: string;
            cvr: string | null;
            city: string | null;
        };
        /** @description A change of a project or a procurement, told in one line. */
        Update: {
            id: components["schemas"]["Id"];
            text: string;
            /** Format: date-time */
            created: string;
            projectId: number | null;
            procurementId: number | null;
            /** @description The section of the item's page that it is about, without the hash. Null for callers without a paid product. */
            scrollId: string | null;
        };
        /** @description What has happened to the items on a list, newest first. */
        ActivityLog: {
            /** @description The name of the list. */
            name: string;
            updates: components["schemas"]["Update"][];
        };
        /** @description A note to save. Exactly one of the three ids is a number. A whole note may be sent; `created`, `updated` and `createdBy` in it change nothing, and neither does another item than the note's own. */
        NoteDraft: {
            /** @description Null or absent for a new note. */
            id?: number | null;
            title?: string | null;
            /** @description Not blank. */
            text: string;
            /** @description The users who see it, at least one, each the caller or a colleague. */
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
        /** @description Somebody at a company. */
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
            /** @description Whether the caller has seen it. */
            seen: boolean;
            /** @description A video. */
            file: components["schemas"]["File"] | null;
        };
        /** @description A part of a page of the user guide. */
        HelpdeskPart: {
            id: components["schemas"]["Id"];
            /** @description HTML. Whoever shows it sanitises it first; scripts never run. */
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
            /** @description The place among the tabs. */
            index: number;
            pages: components["schemas"]["HelpdeskPage"][];
        };
        /** @description A lead or a request for contact that was sent, about a company's role in an item or about a contact. About a contact, both object ids and `companyRoleId` are null. */
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
        /** @description A tip to send. Exactly one of `companyRoleId` and `contactId` is a number. About a contact, both object ids are null; about a role, exactly one of them is a number. */
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
            /** @description A text that names the user, the kind of object, its name and id, the company and the role. */
            description: string;
        };
    };
    responses: {
        /** @description The request breaks a rule of this description. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description Nobody is signed in, the credentials are wrong, or the page needs an upgrade. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SignedOutProblem"];
            };
        };
        /** @description The body is larger than the service takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description Too many tries in a short time. */
        TooManyRequests: {
            headers: {
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
        /** @description This service does not answer the operation. */
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
        /** @description The token is malformed, expired, used or badly signed. */
        TokenInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TokenInvalidProblem"];
            };
        };
        /** @description There is no such thing, or the caller may not know of it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The caller is known and may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description It is there already. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description A limited visitor has no views left. The body may be missing. */
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
        /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
        languageId: components["schemas"]["LanguageId"];
        /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
        domainId: components["schemas"]["DomainId"];
        /** @description The number of the record that the path is about. */
        id: components["schemas"]["Id"];
        /** @description The page, counted from 0. */
        index: number;
        /** @description How many a page has. */
        limit: number;
        /** @description What to order by. Left out, it is best match, and for companies without text, country and role filter `updated`. */
        orderBy: components["schemas"]["SearchOrder"];
        /** @description Whether the smallest, oldest or first comes first. Best match has no direction and is not turned. */
        ascending: boolean;
        /** @description Asks for the distribution of the matches besides the page: over the criteria of one type (`facetTypeId` says which) or over one measure. The filters on that type or measure are left out of it, all others hold. */
        facet: "criteria" | "budget" | "buildingSize" | "groundSize" | "units" | "metres";
        /** @description The criterion type that `facet=criteria` is about; of no effect with another facet. */
        facetTypeId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description The bearer token of the new session. Older sessions of the same account are no longer valid. */
        jwt: string;
        /** @description Seconds after which another try is looked at. */
        retryAfter: number;
        /** @description Says that the answer is never kept, since the call changes data. */
        noStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSession: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
    getTranslations: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Where to send it. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
    bookDemo: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, with the views left. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description How many of each kind a page has. */
                limit?: number;
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description Whether each agent carries its statistics, which take a while to count. */
                statistics?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentList"];
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
    getLists: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description How many at most. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Whether to do it for the whole company. */
                cleanForAll?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed. */
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
    getCountries: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description How many a page has. */
                limit?: components["parameters"]["limit"];
                /** @description What to order by. Left out, it is best match, and for companies without text, country and role filter `updated`. */
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
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    countCompaniesAndRoles: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description Only those that were new or updated within this number of days. */
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
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    searchProjects: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description How many a page has. */
                limit?: components["parameters"]["limit"];
                /** @description What to order by. Left out, it is best match, and for companies without text, country and role filter `updated`. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description Whether the smallest, oldest or first comes first. Best match has no direction and is not turned. */
                ascending?: components["parameters"]["ascending"];
                /** @description Asks for the distribution of the matches besides the page: over the criteria of one type (`facetTypeId` says which) or over one measure. The filters on that type or measure are left out of it, all others hold. */
                facet?: components["parameters"]["facet"];
                /** @description The criterion type that `facet=criteria` is about; of no effect with another facet. */
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
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    searchProcurements: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description How many a page has. */
                limit?: components["parameters"]["limit"];
                /** @description What to order by. Left out, it is best match, and for companies without text, country and role filter `updated`. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description Whether the smallest, oldest or first comes first. Best match has no direction and is not turned. */
                ascending?: components["parameters"]["ascending"];
                /** @description Asks for the distribution of the matches besides the page: over the criteria of one type (`facetTypeId` says which) or over one measure. The filters on that type or measure are left out of it, all others hold. */
                facet?: components["parameters"]["facet"];
                /** @description The criterion type that `facet=criteria` is about; of no effect with another facet. */
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
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description How many a page has. */
                limit?: components["parameters"]["limit"];
                /** @description What to order by. Left out, it is best match, and for companies without text, country and role filter `updated`. */
                orderBy?: components["parameters"]["orderBy"];
                /** @description Whether the smallest, oldest or first comes first. Best match has no direction and is not turned. */
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
            481: components["responses"]["SessionTaken"];
            482: components["responses"]["SessionEnded"];
            498: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getCompanyRoles: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description How many a page has. */
                limit?: number;
                /** @description The page, counted from 0. */
                index?: components["parameters"]["index"];
                /** @description What to order by; left out, newest first. */
                sort?: components["schemas"]["CompanyRoleOrder"];
                /** @description Whether the smallest, oldest or first comes first. Best match has no direction and is not turned. */
                ascending?: components["parameters"]["ascending"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
    autocompleteCompanies: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description What was typed. */
                term: string;
                /** @description How many at most. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySuggestion"][];
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
    getUpdate: {
        parameters: {
            query: {
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
                /** @description True, only those that the user has seen; false, only the others; left out, all. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
                domainId: components["parameters"]["domainId"];
            };
            header?: never;
            path: {
                /** @description The number of the record that the path is about. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
                /** @description The language that reference data, names and messages come in where they exist in it: 1 English, 2 Danish, 4 Swedish, 7 Norwegian. Sent with every call. */
                languageId: components["parameters"]["languageId"];
                /** @description The national domain that the caller is on: 8 Swedish, 9 Danish, 10 Norwegian. It decides the time zone, the currency of sums over many items and the sender of e-mails. Sent with every call. */
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
